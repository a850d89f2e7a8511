import { secondLanguages } from '@/lib/site/sites';

// The page in each second language. The build moves the page in Spanish to `/es/`
// (`scripts/build/after/pages.ts`), and `next dev` rewrites the address (`next.config.ts`).

export { default, generateMetadata } from '@/app/page';

export const dynamicParams = false;

/** Next exports no route without pages, so a site in one language has this one. */
const placeholder = 'removed-by-the-build';

export function generateStaticParams() {
  const folders = secondLanguages();
  return (folders.length > 0 ? folders : [placeholder]).map((folder) => ({ folder }));
}
