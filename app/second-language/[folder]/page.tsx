import { secondLanguages } from '@/lib/site/sites';

// The build moves the page in Spanish to `/es/` (`scripts/build/export-files.ts`), and `next dev`
// rewrites the address (`next.config.ts`).

export { default, generateMetadata } from '@/app/page';

export const dynamicParams = false;

/** With a page that the build removes: Next exports no route without pages. */
export const generateStaticParams = () =>
  [...secondLanguages(), 'unused'].map((folder) => ({ folder }));
