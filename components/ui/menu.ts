/** The id of the menu's `<details>` (`header/SiteMenu.tsx`). */
export const menuId = 'menu';

/** The menu of a narrow screen, which covers a part of the page while it is open. */
export const findMenu = () => document.getElementById(menuId) as HTMLDetailsElement | null;
