// A package without types, used by `npm run font` only.
declare module 'subset-font';
