import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/NotFound';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { otherLanguages } from '@/lib/site/other-languages';
import { sites, siteToShow } from '@/lib/site/sites';
import { FaultsPage } from './FaultsPage';
import { PageShell } from './PageShell';
import { sectionsFor } from './sections';

export function generateMetadata(): Metadata {
  const site = siteToShow();
  return site === undefined ? {} : notFoundMetadata(site);
}

/** The page for unknown addresses (404.html). */
export default function NotFoundPage() {
  const site = siteToShow();
  if (site === undefined) return <FaultsPage />;
  const languages = otherLanguages(sites(), site);
  return (
    <PageShell site={site} sections={sectionsFor(site)} languages={languages} isHomePage={false}>
      <main id="main">
        <NotFound
          words={site.locale.words.notFound}
          homeHref={site.hrefOf('/')}
          languages={languages}
        />
      </main>
    </PageShell>
  );
}
