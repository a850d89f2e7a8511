import { languageFolders } from '@/lib/content/language-folders';

export { default, generateMetadata } from '@/app/page';

export const generateStaticParams = () => languageFolders().map((language) => ({ language }));
