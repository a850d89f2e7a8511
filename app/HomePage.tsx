import { unmadeDocuments } from '@/lib/documents/missing-letters';
import { structuredData } from '@/lib/page-head/metadata';
import type { LanguageLink, LocalizedSite } from '@/lib/site/localized-site';
import { InlineScript, PageShell } from './PageShell';
import { sectionsFor } from './sections';

interface HomePageProps {
  site: LocalizedSite;
  languages: readonly LanguageLink[];
}

export function HomePage({ site, languages }: HomePageProps) {
  const sections = sectionsFor(site);
  const { person } = site.profile;
  // No button leads to a CV that is not made.
  const isCvUnmade = unmadeDocuments(site).some(({ href }) => href === person.cv?.href);
  const profile = isCvUnmade
    ? { ...site.profile, person: { ...person, cv: undefined } }
    : site.profile;
  return (
    <PageShell site={site} languages={languages} homeHref="">
      <InlineScript type="application/ld+json" code={structuredData(site)} />
      <main id="main">
        {sections.map(({ Component, ...section }, index) => (
          <Component
            key={section.id}
            {...section}
            next={sections[index + 1]}
            sections={sections}
            profile={profile}
            locale={site.locale}
          />
        ))}
      </main>
    </PageShell>
  );
}
