import { localeFolders } from '@/lib/content/locale-folders';

export { default, generateMetadata } from '@/app/page';

export const generateStaticParams = () => localeFolders().map((language) => ({ language }));
