/** The id of the menu's panel. */
export const menuId = 'site-menu';

/**
 * CSS of the header for browsers with JavaScript off. Controls that need scripts are hidden, and a
 * link to the panel takes the place of the menu button. Each link in the panel closes it, because
 * the panel is then no longer the target of the address.
 */
export const headerWithoutScripts = [
  `button[popovertarget],#${menuId} fieldset{display:none}`,
  `#${menuId}:target{display:block}`,
].join('');
