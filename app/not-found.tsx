import type { Metadata } from 'next';
import { Hero } from '@/components/home/Hero';
import { HeroButtons, HeroIntro, NextSteps, NotFoundHeroBox } from '@/components/home/Hero.styles';
import { PrimaryAction, QuietAction } from '@/components/ui/Button.styles';
import { notFoundMetadata } from '@/lib/page-head/metadata';
import { otherLanguages } from '@/lib/site/other-languages';
import { sites, siteToShow } from '@/lib/site/sites';
import { FaultsPage } from './FaultsPage';
import { PageShell } from './PageShell';
import { sectionsFor } from './sections';

/** The head of the page for wrong addresses. */
export function generateMetadata(): Metadata {
  const site = siteToShow();
  return site === undefined ? {} : notFoundMetadata(site);
}

/** The page for unknown addresses (404.html). It links to the home page in each language. */
export default function NotFoundPage() {
  const site = siteToShow();
  if (site === undefined) return <FaultsPage />;
  const words = site.locale.words.notFound;
  return (
    <PageShell site={site} sections={sectionsFor(site)}>
      <main id="main">
        <Hero box={NotFoundHeroBox}>
          <h1>{words.title}</h1>
          <HeroIntro>{words.text}</HeroIntro>
          <NextSteps>
            <HeroButtons>
              <PrimaryAction href={site.hrefOf('/')}>{words.home}</PrimaryAction>
              {otherLanguages(sites(), site).map(({ language, name, href }) => (
                <QuietAction key={language} href={href} lang={language} hrefLang={language}>
                  {name}
                </QuietAction>
              ))}
            </HeroButtons>
          </NextSteps>
        </Hero>
      </main>
    </PageShell>
  );
}
