/** The id of the menu's `<details>`. The headline stops typing while the open menu covers it. */
export const menuId = 'menu';
