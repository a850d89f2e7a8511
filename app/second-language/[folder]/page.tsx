import { secondLanguages } from '@/lib/site/sites';

// The page in each second language. Visitors see it at `/es/`: the build moves it there
// (`scripts/build/after/pages.ts`), and `next dev` rewrites the address (`next.config.ts`).

export { default, generateMetadata } from '@/app/page';

export const dynamicParams = false;

/**
 * The folders of the second languages. A site in one language gets the page 'none', which is not
 * published, because an export fails for a route without pages.
 */
export function generateStaticParams() {
  const folders = secondLanguages();
  return (folders.length > 0 ? folders : ['none']).map((folder) => ({ folder }));
}
