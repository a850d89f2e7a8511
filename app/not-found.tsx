import type { Metadata } from 'next';
import { NotFoundHero } from '@/components/home/Hero.styles';
import { HeroPicture } from '@/components/home/HeroPicture';
import { PrimaryAction, QuietAction } from '@/components/ui/Button.styles';
import { Contours } from '@/components/ui/Contours';
import { Column } from '@/components/ui/Section.styles';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { otherLanguages } from '@/lib/site/other-languages';
import { sites, siteToShow } from '@/lib/site/sites';
import { FaultsPage } from './FaultsPage';
import { PageShell } from './PageShell';
import { sectionsOf } from './sections';

/** The head of the page for wrong addresses. */
export function generateMetadata(): Metadata {
  const site = siteToShow();
  return site === undefined ? {} : notFoundMetadata(site);
}

/** Exported as 404.html, which hosts serve for unknown addresses. It leads to each home page. */
export default function NotFoundPage() {
  const site = siteToShow();
  if (site === undefined) return <FaultsPage />;
  const words = site.locale.words.notFound;
  return (
    <PageShell site={site} sections={sectionsOf(site)}>
      <main id="main">
        <NotFoundHero>
          <HeroPicture />
          <Contours area="hero" />
          <Column>
            <div className="text">
              <h1>{words.title}</h1>
              <p className="intro">{words.text}</p>
              <div className="next-steps">
                <div className="actions">
                  <PrimaryAction href={site.pathOf('/')}>{words.home}</PrimaryAction>
                  {otherLanguages(sites(), site).map(({ language, name, href }) => (
                    <QuietAction key={language} href={href} lang={language} hrefLang={language}>
                      {name}
                    </QuietAction>
                  ))}
                </div>
              </div>
            </div>
          </Column>
        </NotFoundHero>
      </main>
    </PageShell>
  );
}
