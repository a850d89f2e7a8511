import type { ReactNode } from 'react';
import { headlineOf } from '@/components/theme/headline';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { InlineScript } from '@/components/ui/InlineScript';
import { earlyScript } from '@/lib/browser/early-script';
import { editionOf } from '@/lib/content';
import type { Edition } from '@/lib/content/editions';
import { huesOf } from '@/lib/content/look';
import { withBasePath } from '@/lib/hosting/addresses';
import { directionOf } from '@/lib/locale';

/** A page from `<html>` on, in the language of an edition. */
export function Document({ edition, children }: { edition: Edition; children: ReactNode }) {
  const { content, language } = edition;
  const direction = directionOf(language);
  const { name, greeting, headline, role, intro } = content.owner;
  const needsExtendedFont = /[À-ſ]/.test([name, greeting, ...headline, role, intro].join());
  return (
    // The early script adds attributes to the root element before React sees it.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <head>
        <link rel="stylesheet" href={withBasePath('/print.css')} media="print" />
      </head>
      <body>
        <InlineScript id="early" code={earlyScript} />
        <StyleRegistry
          needsExtendedFont={needsExtendedFont}
          hues={huesOf(content.look)}
          headlineEms={headlineOf(content.owner).ems}
          // All languages share the icons, which are drawn for the main one.
          turnsIcons={direction !== directionOf(editionOf().language)}
        >
          {children}
        </StyleRegistry>
      </body>
    </html>
  );
}
