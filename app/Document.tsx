import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { headerWithoutScripts } from '@/components/header/menu';
import { needsExtendedFont } from '@/components/theme/font-faces';
import { headlineOf } from '@/components/theme/headline';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { InlineScript } from '@/components/ui/InlineScript';
import { RetryPictures } from '@/components/ui/RetryPictures';
import { earlyScript } from '@/lib/browser/early-script';
import type { Edition } from '@/lib/content/editions';
import { huesOf } from '@/lib/content/look';
import { pathIn, withBasePath } from '@/lib/hosting/addresses';
import { directionOf } from '@/lib/locale';
import { otherLanguages } from './published';
import { sectionsOf } from './sections';

/** What the first paint does without: the rules for paper, and what a home screen needs. */
const lateLinks = (folder: string) => [
  { rel: 'stylesheet', media: 'print', href: withBasePath('/print.css') },
  { rel: 'manifest', href: withBasePath(pathIn(folder, '/manifest.webmanifest')) },
];

interface DocumentProps {
  edition: Edition;
  /** On other pages the links of the header lead back to the home page. */
  isHomePage?: boolean;
  /** What stands between header and footer. */
  children: ReactNode;
}

/** A page from `<html>` on, in the language of an edition. */
export function Document({ edition, isHomePage = false, children }: DocumentProps) {
  const { content, words, language, folder } = edition;
  const { owner, contact } = content;
  const direction = directionOf(language);
  const links = lateLinks(folder);
  const { name, greeting, headline, role, intro } = owner;
  return (
    // The early script adds attributes to the root element before React sees it.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        {/* Where scripts run, the early script adds the links. */}
        <noscript>
          <style>{headerWithoutScripts}</style>
          {links.map((link) => (
            <link key={link.rel} {...link} />
          ))}
        </noscript>
      </head>
      <body>
        <InlineScript id="early" code={earlyScript(links)} />
        <StyleRegistry
          needsExtendedFont={needsExtendedFont([name, greeting, ...headline, role, intro].join())}
          globalStyle={{
            $hues: huesOf(content.look),
            $headlineWidth: headlineOf(owner, language).width,
            $turnsIcons: direction === 'rtl',
          }}
        >
          <Header
            owner={owner}
            sections={sectionsOf(edition).map(({ id, label }) => ({ id, label }))}
            languages={otherLanguages(edition)}
            words={words}
            isHomePage={isHomePage}
          />
          {children}
          <Footer contact={contact} owner={owner} words={words} language={language} />
          <RetryPictures />
        </StyleRegistry>
      </body>
    </html>
  );
}

/**
 * The page of the development server while the content has faults. It begins like `Document`, so that
 * React keeps the early script when one replaces the other.
 */
export const Faults = ({ faults }: { faults: string }) => (
  <html lang="en" suppressHydrationWarning>
    <head />
    <body>
      <InlineScript id="early" code={earlyScript(lateLinks(''))} />
      {faults.split('\n').map((fault, index) => (
        <p key={index}>{fault}</p>
      ))}
    </body>
  </html>
);
