// Packages without types: only `npm run make` and the typeface's test use them.
declare module 'subset-font';
declare module 'fontkit';
