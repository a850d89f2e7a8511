import type { ReactNode } from 'react';
import { addressOf } from '@/app/published';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { colours } from '@/components/theme/tokens';
import { InlineScript } from '@/components/ui/InlineScript';
import { earlyScript } from '@/lib/browser/early-script';
import { content } from '@/lib/content';
import { directionOf } from '@/lib/content/locale';
import { pageMetadata, pageViewport } from '@/lib/documents/metadata';
import { palette } from '@/lib/images/colour';

export const generateMetadata = () => pageMetadata(content, addressOf);

export const viewport = pageViewport({
  light: palette(colours, 'light').paper,
  dark: palette(colours, 'dark').paper,
});

export default function RootLayout({ children }: { children: ReactNode }) {
  const { language } = content.site;
  const direction = directionOf(language);
  const { name, greeting, headline, role, intro } = content.owner;
  const isMarked = /[À-ſ]/.test([name, greeting, ...headline, role, intro].join());
  return (
    // The early script adds attributes to the root element before React sees it.
    <html lang={language} dir={direction} suppressHydrationWarning>
      <body>
        <InlineScript id="early" code={earlyScript} />
        <StyleRegistry isMarked={isMarked}>{children}</StyleRegistry>
      </body>
    </html>
  );
}
