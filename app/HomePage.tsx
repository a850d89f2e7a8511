import type { ReactNode } from 'react';
import type { LocalizedSite } from '@/lib/site/make-sites';
import { PageShell } from './PageShell';
import { sectionsFor } from './sections';

interface HomePageProps {
  site: LocalizedSite;
  /** The structured data, which is not visible. */
  children?: ReactNode;
}

export function HomePage({ site, children }: HomePageProps) {
  const sections = sectionsFor(site);
  return (
    <PageShell site={site} sections={sections} isHomePage>
      {children}
      <main id="main">
        {sections.map(({ id, title, ground, Component }) => (
          <Component
            key={id}
            id={id}
            title={title}
            ground={ground}
            sections={sections}
            profile={site.profile}
            locale={site.locale}
          />
        ))}
      </main>
    </PageShell>
  );
}
