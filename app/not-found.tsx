import type { Metadata } from 'next';
import { NotFound } from '@/components/home/NotFound';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { otherLanguages } from '@/lib/site/other-languages';
import { sites, siteToShow } from '@/lib/site/sites';
import { FaultsPage } from './FaultsPage';
import { PageShell } from './PageShell';

/** The head of the page for wrong addresses. */
export function generateMetadata(): Metadata {
  const site = siteToShow();
  return site === undefined ? {} : notFoundMetadata(site);
}

/** Exported as 404.html, which hosts serve for unknown addresses. */
export default function NotFoundPage() {
  const site = siteToShow();
  if (site === undefined) return <FaultsPage />;
  return (
    <PageShell site={site}>
      <NotFound
        words={site.locale.words.notFound}
        homeHref={site.pathOf('/')}
        languages={otherLanguages(sites(), site)}
      />
    </PageShell>
  );
}
