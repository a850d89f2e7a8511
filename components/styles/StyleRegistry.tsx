'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useContext, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { FontSubset } from '@/lib/design/typeface';
import { fontUrls } from './font-faces';
import { GlobalStyle, type GlobalStyleProps } from './GlobalStyle';

interface StyleRegistryProps {
  /** The subsets of the typeface that the page preloads. */
  preloadedSubsets: readonly FontSubset[];
  globalStyle: GlobalStyleProps;
  children: ReactNode;
}

// The registry that Next documents for styled-components, with one difference. The documented
// `<style>` has the attribute `data-styled`: in a browser, styled-components removes that element
// and inserts its rules again, which blocks the page. Here the export has a plain `<style>`, and
// styled-components is told that its rules are already inserted. "Internals that we use" in
// docs/architecture.md says what this gains and depends on, and how to build without it.

const isServer = typeof window === 'undefined';

/**
 * Marks of styled-components: a comment after each rule, and after the rules of a component a rule
 * that matches nothing, such as `data-styled.g4[id="sc-a1"]{content:"b2,"}`.
 */
const marks = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * The rules of a sheet in a plain `<style>`; null if there are none. No two spaces follow each
 * other, so a proxy that removes such spaces does not change the hash of the text.
 */
function plainStyle(sheet: ServerStyleSheet): ReactNode {
  const marked = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  const rules = marked.replace(marks, '').replace(/\s+/g, ' ');
  if (rules === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the CSS goes into the page unchanged.
  return <style data-exported="" dangerouslySetInnerHTML={{ __html: rules }} />;
}

/** The name of a class or an animation: "b2" of `.b2{…}` and of `@keyframes b2{…}`. */
const generatedName = /(?:\.|@keyframes )([a-z][\w-]*)/gi;

/**
 * Keeps the style sheet of a browser from inserting rules that the export has: a second copy of a
 * rule would cost time, and would win over later rules of the same specificity. Before
 * styled-components inserts the rules of the class `b2`, it asks `hasNameForId` whether it has
 * them. From now on, the answer is also yes if a plain `<style>` of the export has the name `b2`.
 */
function skipExportedRules(sheet: ServerStyleSheet['instance']): void {
  // In `next dev`, a plain build or another version of the package, rules are inserted as usual.
  const styles = document.querySelectorAll('style[data-exported]');
  if (styles.length === 0 || typeof sheet.hasNameForId !== 'function') return;
  const css = Array.from(styles, (style) => style.textContent).join();
  const exported = new Set(Array.from(css.matchAll(generatedName), ([, name = '']) => name));
  const hasInserted = sheet.hasNameForId.bind(sheet);
  sheet.hasNameForId = (id, name) => exported.has(name) || hasInserted(id, name);
}

/** In the build: collects the rules of the page, and lets Next put them into the `<head>`. */
function CollectedStyles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => {
    const style = process.env.PLAIN_BUILD === '1' ? sheet.getStyleElement() : plainStyle(sheet);
    // Next asks several times, and gets each rule once.
    sheet.instance.clearTag();
    return style;
  });
  return <StyleSheetManager sheet={sheet.instance}>{children}</StyleSheetManager>;
}

/** In a browser: keeps the rules of the export from being inserted again. */
function ExportedStyles({ children }: { children: ReactNode }) {
  const { styleSheet } = useContext(StyleSheetContext);
  // Not in an effect, because children insert their rules before it.
  useState(() => skipExportedRules(styleSheet));
  return children;
}

/** Puts the styles of a page into its export, and keeps the browser from adding them again. */
export function StyleRegistry({ preloadedSubsets, globalStyle, children }: StyleRegistryProps) {
  // Inline, not in a function: Turbopack then drops the block from the browser's scripts. If these
  // had addresses of fonts, Next would add a preconnect.
  if (isServer) {
    for (const url of fontUrls(preloadedSubsets)) {
      // Browsers fetch fonts in CORS mode. Without crossOrigin the font would load twice.
      preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
    }
  }
  const Styles = isServer ? CollectedStyles : ExportedStyles;
  return (
    <Styles>
      {/* The export has the global style, so scripts of the finished site need neither its text nor
          the code of its colors. It is no element, so hydration does not miss it. */}
      {isServer || process.env.NODE_ENV !== 'production' ? <GlobalStyle {...globalStyle} /> : null}
      {children}
    </Styles>
  );
}
