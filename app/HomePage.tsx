import type { ReactNode } from 'react';
import type { LocalizedSite } from '@/lib/site/make-sites';
import type { LanguageLink } from '@/lib/site/other-languages';
import { PageShell } from './PageShell';
import { sectionsFor } from './sections';

interface HomePageProps {
  site: LocalizedSite;
  languages: readonly LanguageLink[];
  /** The element with the structured data, which is not visible. */
  structuredData?: ReactNode;
}

export function HomePage({ site, languages, structuredData }: HomePageProps) {
  const sections = sectionsFor(site);
  return (
    <PageShell site={site} sections={sections} languages={languages} isHomePage>
      {structuredData}
      <main id="main">
        {sections.map(({ Component, ...section }, index) => (
          <Component
            key={section.id}
            {...section}
            next={sections[index + 1]}
            sections={sections}
            profile={site.profile}
            locale={site.locale}
          />
        ))}
      </main>
    </PageShell>
  );
}
