/** Where the visitor's choice of theme is kept: "light" or "dark"; nothing means: as the system. */
export const themeKey = 'theme';
