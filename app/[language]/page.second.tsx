import { editions } from '@/lib/content';

export { default, generateMetadata } from '@/app/page';

/** Only the languages that there are; every other path is a file's, or not found. */
export const dynamicParams = false;

export const generateStaticParams = () =>
  editions()
    .slice(1)
    .map(({ folder }) => ({ language: folder }));
