// Packages without types, used by `npm run make` and the typeface's test only.
declare module 'subset-font';
declare module 'fontkit';
