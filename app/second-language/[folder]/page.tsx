import { secondLanguages } from '@/lib/site/sites';

// The page in each second language. The build moves the page in Spanish to `/es/`
// (`scripts/build/after/pages.ts`), and `next dev` rewrites the address (`next.config.ts`).

export { default, generateMetadata } from '@/app/page';

export const dynamicParams = false;

/**
 * The folders of the second languages. An export fails for a route without pages, so a site in one
 * language gets the page 'none', which the build removes.
 */
export function generateStaticParams() {
  const folders = secondLanguages();
  return (folders.length > 0 ? folders : ['none']).map((folder) => ({ folder }));
}
