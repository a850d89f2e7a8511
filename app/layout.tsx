import type { ReactNode } from 'react';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { IconSprite } from '@/components/ui/IconSprite';
import { content } from '@/content';

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={content.site.language}>
      <body>
        <StyleRegistry>
          <GlobalStyle />
          <IconSprite />
          {children}
        </StyleRegistry>
      </body>
    </html>
  );
}
