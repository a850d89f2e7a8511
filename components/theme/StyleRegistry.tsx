'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetManager, version } from 'styled-components';
import { faceUrl, moreUrl } from './face';
import { faceRules } from './faceRules';
import { GlobalStyle } from './GlobalStyle';

interface StyleRegistryProps {
  /** Whether the first screen holds letters with marks, as Spanish and French have them. */
  isMarked: boolean;
  children: ReactNode;
}

/**
 * Collects the CSS of all styled parts while the page is exported and puts it into one `<style>`
 * in `<head>`, global style and typeface included; in the browser it only passes its children on.
 */
export function StyleRegistry({ isMarked, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet());
  const isFaceSent = useRef(false);

  useServerInsertedHTML(() => {
    // Never called there; said so, the bundler leaves the rules out of the scripts.
    if (typeof window !== 'undefined') return null;
    const css = sheet.instance.toString();
    sheet.instance.clearTag();
    if (css === '') return null;
    // Behind the last rule group, where the browser's styled-components does not pick it up:
    // rules it inserts anew make the browser load the face anew (see instrumentation-client.ts).
    const face = isFaceSent.current ? '' : faceRules;
    isFaceSent.current = true;
    return (
      <style
        data-styled=""
        data-styled-version={version}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS that we wrote; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: css + face }}
      />
    );
  });

  for (const url of isMarked ? [faceUrl, moreUrl] : [faceUrl]) {
    // Fonts are fetched across origins even from their own; without crossOrigin one loads twice.
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }

  if (typeof window === 'undefined') {
    return (
      <StyleSheetManager sheet={sheet.instance}>
        <GlobalStyle />
        {children}
      </StyleSheetManager>
    );
  }
  // The export holds the global style, so browsers need no second copy in the scripts. Something
  // stands in its place all the same: React counts siblings for its ids.
  return (
    <>
      {process.env.NODE_ENV === 'production' ? null : <GlobalStyle />}
      {children}
    </>
  );
}
