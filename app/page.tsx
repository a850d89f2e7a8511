import { InlineScript } from '@/components/ui/InlineScript';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { alternateAddresses, otherLanguages } from '@/lib/site/other-languages';
import { preparePageImages } from '@/lib/site/page-images';
import { portraitUrl } from '@/lib/site/portrait-url';
import { sites, siteToShow } from '@/lib/site/sites';
import { FaultsPage } from './FaultsPage';
import { HomePage } from './HomePage';

interface PageProps {
  /** The folder of a second language, like 'es'. The page at `/` has none. */
  params: Promise<{ folder?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  const site = siteToShow((await params).folder);
  return site === undefined ? {} : pageMetadata(site, alternateAddresses(sites()));
}

/** The page in a language, or the faults of the content in `next dev`. */
export default async function Page({ params }: PageProps) {
  const site = siteToShow((await params).folder);
  if (site === undefined) return <FaultsPage />;
  await preparePageImages(site);
  const data = structuredData(site, await portraitUrl(site));
  return (
    <HomePage
      site={site}
      languages={otherLanguages(sites(), site)}
      structuredData={<InlineScript type="application/ld+json" code={data} />}
    />
  );
}
