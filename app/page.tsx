import { InlineScript } from '@/components/ui/InlineScript';
import { pageMetadata } from '@/lib/page-head/metadata';
import { structuredData } from '@/lib/page-head/structured-data';
import { alternateAddresses, otherLanguages } from '@/lib/site/other-languages';
import { portraitUrl, preparePageImages } from '@/lib/site/page-images';
import { siteIn, sites } from '@/lib/site/sites';
import { HomePage } from './HomePage';

interface PageProps {
  /** The folder of a second language, like 'es'. The page at `/` has none. */
  params: Promise<{ folder?: string }>;
}

export async function generateMetadata({ params }: PageProps) {
  return pageMetadata(siteIn((await params).folder), alternateAddresses(sites()));
}

/** The page in a language. */
export default async function Page({ params }: PageProps) {
  const site = siteIn((await params).folder);
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
