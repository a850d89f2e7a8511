import { pageMetadata } from '@/lib/page-head/metadata';
import { alternateAddresses, otherLanguages } from '@/lib/site/localized-site';
import { localizedSites, siteInOrMain } from '@/lib/site/sites';
import { HomePage } from './HomePage';

interface PageProps {
  /** The folder of a second language, like 'es'. The page at `/` has none. */
  params: Promise<{ folder?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return pageMetadata(
    await siteInOrMain((await params).folder),
    alternateAddresses(await localizedSites()),
  );
}

/** The page at `/`; in the folder of a second language, `second-language/` shows it, too. */
export default async function Page({ params }: PageProps) {
  const site = await siteInOrMain((await params).folder);
  return <HomePage site={site} languages={otherLanguages(await localizedSites(), site)} />;
}
