/** The id of the menu's panel. */
export const menuId = 'site-menu';

/**
 * The rules of `no-scripts.css`, which only browsers with JavaScript off load. Controls that need
 * scripts are hidden, and a link to the panel takes the place of the menu button. Each link in the
 * panel closes it, because the panel is then no longer the target of the address.
 */
export const rulesWithoutScripts = `
button[popovertarget], #${menuId} fieldset { display: none; }
#${menuId}:target { display: block; }
`;
