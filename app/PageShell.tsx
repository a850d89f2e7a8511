import type { ComponentProps, ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { StyleRegistry } from '@/components/styles/StyleRegistry';
import { ScriptsSignal } from '@/components/ui/scripts-run';
import { storageKey } from '@/lib/addresses/urls';
import { earlyScript } from '@/lib/browser/inline-scripts';
import { subsetsIn } from '@/lib/design/typeface';
import type { LanguageLink, LocalizedSite } from '@/lib/site/localized-site';
import { sectionsFor } from './sections';

interface InlineScriptProps extends ComponentProps<'script'> {
  /** JavaScript or JSON, without `</script`. The policy needs its exact text. */
  code: string;
}

export const InlineScript = ({ code, ...attributes }: InlineScriptProps) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would rewrite "<script" in it.
  <script {...attributes} dangerouslySetInnerHTML={{ __html: code }} />
);

interface PageShellProps {
  site: LocalizedSite;
  languages: readonly LanguageLink[];
  /** What precedes '#skills' in links to sections: '' on the home page, its address on 404.html. */
  homeHref: string;
  children: ReactNode;
}

/** The `<html>` of a page in one language. The children are between header and footer. */
export function PageShell({ site, languages, homeHref, children }: PageShellProps) {
  const { content, profile, locale, hues } = site;
  const { language, direction, words } = locale;
  const { person } = profile;
  // Some of these texts are not on the page, so the page may contain rules of unneeded subsets.
  // Browsers load the file of a subset only if the page has one of its characters.
  const allTexts = JSON.stringify([content, profile, words, languages]);
  return (
    <html
      lang={language}
      dir={direction}
      data-theme={content.look?.theme}
      // Inline scripts change its attributes before hydration.
      suppressHydrationWarning
    >
      <head />
      <body>
        <InlineScript
          data-theme-key={storageKey('theme')}
          data-draft-key={storageKey('contact-draft')}
          code={earlyScript()}
        />
        <ScriptsSignal />
        <StyleRegistry
          preloadedSubsets={subsetsIn([person.name, ...person.headline].join())}
          globalStyle={{ $hues: hues, $subsets: subsetsIn(allTexts), $language: language }}
        >
          <Header
            name={person.name}
            sections={sectionsFor(site).map(({ id, label }) => ({ id, label }))}
            languages={languages}
            words={words.header}
            homeHref={homeHref}
          />
          {children}
          <Footer profile={profile} locale={locale} homeHref={homeHref} />
        </StyleRegistry>
      </body>
    </html>
  );
}
