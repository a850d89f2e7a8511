import type { ReactNode } from 'react';
import { look } from '@/app/look';
import { addressOf } from '@/app/published';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { InlineScript } from '@/components/ui/InlineScript';
import { earlyScript } from '@/lib/browser/early-script';
import { content } from '@/lib/content';
import { directionOf } from '@/lib/content/locale';
import { huesOf } from '@/lib/content/look';
import { pageMetadata, pageViewport } from '@/lib/documents/metadata';

export const generateMetadata = () => pageMetadata(content, addressOf);

export function generateViewport() {
  const { light, dark } = look();
  return pageViewport({ light: light.paper, dark: dark.paper });
}

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
        <StyleRegistry
          isMarked={isMarked}
          hues={huesOf(content.look)}
          paperSize={content.site.paper ?? 'a4'}
        >
          {children}
        </StyleRegistry>
      </body>
    </html>
  );
}
