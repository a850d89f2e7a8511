'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { faceUrls } from './font-faces';
import { GlobalStyle, type GlobalStyleProps } from './GlobalStyle';

interface StyleRegistryProps {
  /** Whether the first screen has rarer characters, which are in files of their own. */
  hasRareCharacters: boolean;
  globalStyle: GlobalStyleProps;
  children: ReactNode;
}

// This file depends on two parts of styled-components' sheet that are not documented:
// `hasNameForId`, and the rules of its tag. If a version lacks the first, browsers insert all rules
// again. If it lacks the second, the documented `getStyleElement()` takes over.

/**
 * The sheet to which styled components write. In the browser it treats every name in the exported
 * CSS as already inserted, so that hydration inserts no rule again. A second copy of a rule would
 * cost a style pass, and would win over later rules of the same specificity.
 */
function createSheet() {
  const serverSheet = new ServerStyleSheet();
  const { instance: sheet } = serverSheet;
  if (typeof window !== 'undefined' && typeof sheet.hasNameForId === 'function') {
    const styles = document.querySelectorAll('style:not([data-styled])');
    const exported = Array.from(styles, (style) => style.textContent);
    const names = new Set(exported.join().match(/[\w-]+/g));
    const isInserted = sheet.hasNameForId.bind(sheet);
    sheet.hasNameForId = (id, name) => names.has(name) || isInserted(id, name);
  }
  return serverSheet;
}

/** All rules that the sheet has collected; undefined if its tag is not as expected. */
function rulesOf({ instance: sheet }: ServerStyleSheet): string | undefined {
  try {
    const { tag } = sheet.getTag();
    const rules = Array.from({ length: tag.length }, (_, index) => tag.getRule(index));
    return rules.every((rule) => typeof rule === 'string') ? rules.join('') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Collects the CSS of all styled components during the export and writes it into one `<style>` in
 * `<head>`. In the browser only rules that the export does not have are added, in an element of
 * their own. `getStyleElement()` would make styled-components remove the exported element on start:
 * first paint at 856 instead of 701 ms, blocking time 232 instead of 17 ms.
 */
export function StyleRegistry({ hasRareCharacters, globalStyle, children }: StyleRegistryProps) {
  const [serverSheet] = useState(createSheet);
  const { instance: sheet } = serverSheet;

  useServerInsertedHTML(() => {
    // Dead code in the browser on purpose: the bundler leaves the rules out of the scripts.
    if (typeof window !== 'undefined') return null;
    const rules = rulesOf(serverSheet);
    if (rules === undefined) {
      const styles = serverSheet.getStyleElement();
      sheet.clearTag();
      return styles;
    }
    sheet.clearTag();
    if (rules === '') return null;
    return (
      <style
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React escapes quotes in CSS.
        dangerouslySetInnerHTML={{ __html: rules }}
      />
    );
  });

  for (const url of hasRareCharacters ? [...faceUrls.core, ...faceUrls.more] : faceUrls.core) {
    // Browsers fetch fonts in CORS mode, even from the same origin; if crossOrigin were missing,
    // the font would load twice.
    preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }

  // The exported page already has the global style, so browsers need it only under `next dev`. From
  // other builds the bundler removes it, and the code that calculates its colours. It renders no
  // element, so hydration finds the same elements in both cases.
  const isServer = typeof window === 'undefined';
  return (
    <StyleSheetManager sheet={sheet}>
      {isServer || process.env.NODE_ENV !== 'production' ? <GlobalStyle {...globalStyle} /> : null}
      {children}
    </StyleSheetManager>
  );
}
