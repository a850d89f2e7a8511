/** The typeface of the page and of every document. Nothing else names it. */
export const family = 'Bricolage Grotesque';

/** As packages and files on npm are named: "bricolage-grotesque". */
const slug = family.toLowerCase().replaceAll(' ', '-');

/** The variable font that `npm run make -- font` cuts for the page. */
export const webFont = `@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`;

/** The static fonts of documents, one for each weight they use; a missing weight is left out. */
export const documentFontFiles = [
  '400Regular',
  '500Medium',
  '600SemiBold',
  '700Bold',
  '800ExtraBold',
].map((style) => `@expo-google-fonts/${slug}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`);
