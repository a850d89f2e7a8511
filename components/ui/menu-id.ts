/**
 * The id of the menu's `<details>` (`header/SiteMenu.tsx`). By this id the headline finds the menu,
 * and stops typing while the open menu covers a part of the page.
 */
export const menuId = 'menu';
