import { languageFolders } from '@/lib/content/language-folders';

export { default, generateMetadata } from '@/app/page';

/** Only the languages that there are; every other path is a file's, or not found. */
export const dynamicParams = false;

export const generateStaticParams = () => languageFolders().map((language) => ({ language }));
