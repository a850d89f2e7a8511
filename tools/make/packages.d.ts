// A package without types, used by `npm run make` only.
declare module 'subset-font';
