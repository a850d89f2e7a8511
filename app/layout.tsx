import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { GlobalStyle } from '@/components/theme/GlobalStyle';
import { StyleRegistry } from '@/components/theme/StyleRegistry';
import { content } from '@/content';

const face = localFont({ src: './fonts/bricolage.woff2', variable: '--face', weight: '200 800' });

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={content.site.language} className={face.variable}>
      <body>
        <StyleRegistry>
          <GlobalStyle />
          {children}
        </StyleRegistry>
      </body>
    </html>
  );
}
