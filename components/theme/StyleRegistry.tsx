'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Hues } from '@/lib/content/look';
import { GlobalStyle } from './GlobalStyle';
import { faceUrls } from './typeface';

interface StyleRegistryProps {
  /** Whether the first screen holds letters with marks, as Spanish and French have them. */
  needsExtendedFont: boolean;
  hues: Hues;
  /** Width of the headline's widest line, in em. */
  headlineEms: number;
  /** Whether icons are drawn for pages in the other direction of reading. */
  turnsIcons: boolean;
  children: ReactNode;
}

/**
 * Collects the CSS of all styled components while the page is exported and puts it into one
 * `<style>` in `<head>`. In the browser it only passes its children on, and styled-components adds
 * the rules once more, which changes nothing to see. With `sheet.getStyleElement()` it would remove
 * the exported element when it starts: then the typeface flashes, and what it needs to know for
 * that is 1,000 bytes of each page (first paint 870 ms instead of 750 in Lighthouse).
 */
export function StyleRegistry({
  needsExtendedFont,
  hues,
  headlineEms,
  turnsIcons,
  children,
}: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet());

  useServerInsertedHTML(() => {
    // Never called there; said so, the bundler leaves the rules out of the scripts.
    if (typeof window !== 'undefined') return null;
    const { tag } = sheet.instance.getTag();
    const rules = Array.from({ length: tag.length }, (_, index) => tag.getRule(index));
    sheet.instance.clearTag();
    if (rules.length === 0) return null;
    return (
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS that we wrote; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: rules.join('') }}
      />
    );
  });

  for (const url of needsExtendedFont ? [...faceUrls.core, ...faceUrls.more] : faceUrls.core) {
    // Fonts are fetched across origins even from their own; without crossOrigin one loads twice.
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }

  // In production the exported page already holds the global style, so bundlers leave it out of
  // the scripts. `null` keeps its place, since React derives ids from the position of children.
  const isServer = typeof window === 'undefined';
  const page = (
    <>
      {isServer || process.env.NODE_ENV !== 'production' ? (
        <GlobalStyle $hues={hues} $headlineEms={headlineEms} $turnsIcons={turnsIcons} />
      ) : null}
      {children}
    </>
  );
  return isServer ? <StyleSheetManager sheet={sheet.instance}>{page}</StyleSheetManager> : page;
}
