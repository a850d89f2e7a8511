/**
 * The id of the menu's `<details>` (`header/SiteMenu.tsx`). The headline finds it by this id, and
 * rests while the open menu covers a part of the page.
 */
export const menuId = 'menu';
