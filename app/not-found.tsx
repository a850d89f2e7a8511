import { NotFound } from '@/components/home/NotFound';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { otherLanguages } from '@/lib/site/localized-site';
import { localizedSites, siteInOrMain } from '@/lib/site/sites';
import { PageShell } from './PageShell';

export const generateMetadata = async () => notFoundMetadata(await siteInOrMain());

export default async function NotFoundPage() {
  const site = await siteInOrMain();
  const languages = otherLanguages(await localizedSites(), site);
  const homeHref = site.hrefOf('/');
  return (
    <PageShell site={site} languages={languages} homeHref={homeHref}>
      <NotFound words={site.locale.words.notFound} homeHref={homeHref} />
    </PageShell>
  );
}
