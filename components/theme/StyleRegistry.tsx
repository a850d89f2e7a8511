'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useRef, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { Hues } from '@/lib/content/look';
import { GlobalStyle } from './GlobalStyle';
import { faceRules, faceUrl, moreUrl } from './typeface';

interface StyleRegistryProps {
  /** Whether the first screen holds letters with marks, as Spanish and French have them. */
  isMarked: boolean;
  hues: Hues;
  /** What the page is printed on. */
  paperSize: 'a4' | 'letter';
  children: ReactNode;
}

/**
 * Collects the CSS of all styled components while the page is exported and puts it into one
 * `<style>` in `<head>`, with the typeface. In the browser it only passes its children on.
 *
 * The exported `<style>` is plain CSS that stays in the page. styled-components adds the rules of
 * a component again in an element of its own when it hydrates it, which changes nothing to see.
 * With `sheet.getStyleElement()` it would remove the exported element when it starts: then the
 * typeface flashes, and what it needs to know for that is 1,000 bytes of each page (first paint
 * 870 ms instead of 750 in Lighthouse).
 */
export function StyleRegistry({ isMarked, hues, paperSize, children }: StyleRegistryProps) {
  const [sheet] = useState(() => new ServerStyleSheet());
  const isFaceSent = useRef(false);

  useServerInsertedHTML(() => {
    // Never called there; said so, the bundler leaves the rules out of the scripts.
    if (typeof window !== 'undefined') return null;
    const { tag } = sheet.instance.getTag();
    const rules = Array.from({ length: tag.length }, (_, index) => tag.getRule(index));
    sheet.instance.clearTag();
    if (!isFaceSent.current) rules.push(faceRules());
    isFaceSent.current = true;
    if (rules.length === 0) return null;
    return (
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS that we wrote; React would escape its quotes.
        dangerouslySetInnerHTML={{ __html: rules.join('') }}
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
        <GlobalStyle $hues={hues} $paperSize={paperSize} />
        {children}
      </StyleSheetManager>
    );
  }
  // In production the exported page already holds the global style, so bundlers leave it out of
  // the scripts. `null` takes its place because React derives ids from the position of children:
  // with one child fewer than on the server they would not match.
  return (
    <>
      {process.env.NODE_ENV === 'production' ? null : (
        <GlobalStyle $hues={hues} $paperSize={paperSize} />
      )}
      {children}
    </>
  );
}
