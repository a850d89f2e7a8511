'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { faceUrls } from './font-faces';
import { GlobalStyle, type GlobalStyleProps } from './GlobalStyle';

interface StyleRegistryProps {
  /** Whether the first screen has accented letters, as in Spanish and French. */
  needsExtendedFont: boolean;
  globalStyle: GlobalStyleProps;
  children: ReactNode;
}

/**
 * The sheet to which styled components write. In the browser it counts every name in the exported
 * CSS as written, so that hydration inserts no rule again. A rule inserted twice costs a style pass,
 * and until React has hydrated the rest it wins over later rules of the same specificity.
 */
function createSheet() {
  const { instance: sheet } = new ServerStyleSheet();
  if (typeof window !== 'undefined') {
    const exported = Array.from(document.querySelectorAll('style'), (each) => each.textContent);
    const names = new Set(exported.join().match(/[\w-]+/g));
    const isWritten = sheet.hasNameForId.bind(sheet);
    sheet.hasNameForId = (id, name) => names.has(name) || isWritten(id, name);
  }
  return sheet;
}

/**
 * Collects the CSS of all styled components during the export and writes it into one `<style>` in
 * `<head>`. In the browser only rules that the export does not have are added, in an element of
 * their own. With `sheet.getStyleElement()` styled-components would remove the exported element on
 * start: the typeface would flash, and the data it needs for that takes 1,000 bytes of each page
 * (first paint at 870 ms instead of 750 in Lighthouse).
 */
export function StyleRegistry({ needsExtendedFont, globalStyle, children }: StyleRegistryProps) {
  const [sheet] = useState(createSheet);

  useServerInsertedHTML(() => {
    // Never true here, but it tells the bundler to leave the rules out of the scripts.
    if (typeof window !== 'undefined') return null;
    const { tag } = sheet.getTag();
    const rules = Array.from({ length: tag.length }, (_, index) => tag.getRule(index));
    sheet.clearTag();
    if (rules.length === 0) return null;
    return (
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS that we wrote; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: rules.join('') }}
      />
    );
  });

  for (const url of needsExtendedFont ? [...faceUrls.core, ...faceUrls.more] : faceUrls.core) {
    // Browsers fetch fonts in CORS mode, even from the same origin; without crossOrigin the font
    // would load twice.
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }

  // In production the exported page already has the global style, so the bundler leaves it out of
  // the scripts. `null` keeps its position, from which React derives ids.
  const isServer = typeof window === 'undefined';
  return (
    <StyleSheetManager sheet={sheet}>
      {isServer || process.env.NODE_ENV !== 'production' ? <GlobalStyle {...globalStyle} /> : null}
      {children}
    </StyleSheetManager>
  );
}
