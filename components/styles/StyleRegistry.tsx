'use client';

import { useServerInsertedHTML } from 'next/navigation';
import { type ReactNode, useContext, useState } from 'react';
import { preload } from 'react-dom';
import { ServerStyleSheet, StyleSheetContext, StyleSheetManager } from 'styled-components';
import type { FontSubset } from '@/lib/design/font-subsets';
import { fontUrls } from './font-faces';
import { GlobalStyle, type GlobalStyleProps } from './GlobalStyle';

interface StyleRegistryProps {
  /** The subsets of the typeface that the page preloads. */
  preloadedSubsets: readonly FontSubset[];
  globalStyle: GlobalStyleProps;
  children: ReactNode;
}

// The registry that Next and styled-components document, with one difference. The documented
// `<style>` has the attribute `data-styled`: in a browser, styled-components removes that element
// and inserts its rules again, which blocks the page. Here the export has a plain `<style>`, and
// styled-components is told that its rules are already inserted. docs/architecture.md says what
// this gains and depends on.

const isServer = typeof window === 'undefined';

/**
 * Marks of styled-components: a comment after each rule, and after the rules of a component a rule
 * that matches nothing, such as `data-styled.g4[id="sc-a1"]{content:"b2,"}`.
 */
const marks = /\/\*!sc\*\/\n?|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/**
 * The CSS of a page without the marks. No two spaces follow each other, so a proxy that removes
 * such spaces does not change its hash.
 */
function plainRules(sheet: ServerStyleSheet): string {
  const marked = sheet.getStyleTags().replace(/<\/?style[^>]*>/g, '');
  return marked.replace(marks, '').replace(/\s+/g, ' ');
}

/**
 * The names of classes and animations in CSS: "b2" of `.b2{…}` and of `@keyframes b2{…}`. Other
 * words are left out, because they may be equal to a generated name by chance.
 */
const namesIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi), ([, name = '']) => name));

/**
 * Keeps the style sheet of a browser from inserting rules that the export has. Before
 * styled-components inserts the rules of the class `b2`, it asks `hasNameForId` whether they are
 * there. This function adds a second answer: yes, if the exported CSS has the name `b2`. A second
 * copy of a rule would cost a style pass, and would win over later rules of the same specificity.
 * The styles of browser extensions do not have `data-exported`, so they do not count.
 */
function skipExportedRules(sheet: ServerStyleSheet['instance']): void {
  if (typeof sheet.hasNameForId !== 'function') return;
  const styles = document.querySelectorAll('style[data-exported]');
  const exportedNames = namesIn(Array.from(styles, (style) => style.textContent).join());
  const wasInserted = sheet.hasNameForId.bind(sheet);
  sheet.hasNameForId = (id, name) => exportedNames.has(name) || wasInserted(id, name);
}

/**
 * Takes the rules out of a sheet, as the element for the page.
 * @returns null if the sheet has no rules
 */
function takeStyle(sheet: ServerStyleSheet): ReactNode {
  const rules = plainRules(sheet);
  sheet.instance.clearTag();
  if (rules === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the CSS goes into the page unchanged.
  return <style data-exported="" dangerouslySetInnerHTML={{ __html: rules }} />;
}

/** In the build: collects the rules of the page, and lets Next put them into the `<head>`. */
function CollectedStyles({ children }: { children: ReactNode }) {
  const [sheet] = useState(() => new ServerStyleSheet());
  useServerInsertedHTML(() => takeStyle(sheet));
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
      {/* The scripts of the finished site contain neither the text of the global style nor the code
          that calculates its colors. Hydration does not fail, because the component renders no
          element. */}
      {isServer || process.env.NODE_ENV !== 'production' ? <GlobalStyle {...globalStyle} /> : null}
      {children}
    </Styles>
  );
}
