import type { ReactNode } from 'react';
import type { Site } from '@/lib/site/site';
import { PageShell } from './PageShell';
import { sectionsOf } from './sections';

interface HomePageProps {
  site: Site;
  /** The structured data, which is not visible. */
  children?: ReactNode;
}

/** The home page in one language: all sections between header and footer. */
export const HomePage = ({ site, children }: HomePageProps) => (
  <PageShell site={site} isHomePage>
    {children}
    <main id="main">
      {sectionsOf(site).map(({ id, title, background, Component }) => (
        <Component
          key={id}
          id={id}
          title={title}
          background={background}
          profile={site.profile}
          locale={site.locale}
        />
      ))}
    </main>
  </PageShell>
);
