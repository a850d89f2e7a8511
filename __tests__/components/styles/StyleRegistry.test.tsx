import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled from 'styled-components';
import { StyleRegistry } from '@/components/styles/StyleRegistry';
import { huesOf } from '@/lib/design/palette';

/** What Next puts into the head. */
let inserted: () => ReactNode;
jest.mock('next/navigation', () => ({
  useServerInsertedHTML: (callback: () => ReactNode) => {
    inserted = callback;
  },
}));

// styled-components writes other marks, as after an upgrade.
jest.mock('styled-components', () => {
  const actual = jest.requireActual('styled-components');
  return {
    ...actual,
    __esModule: true,
    ServerStyleSheet: class extends actual.ServerStyleSheet {
      constructor() {
        super();
        const { getStyleTags } = this;
        this.getStyleTags = () => getStyleTags().replaceAll('{content:', '{names:');
      }
    },
  };
});

const Word = styled.b`
  color: red;
`;

// hydration.spec.ts and golden/head test the usual case.
test('if styled-components writes other marks, the page keeps the element that it wrote', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const globalStyle = {
    $hues: huesOf(),
    $headline: { width: 5, phraseSize: 1 },
    $subsets: [],
    $language: 'en',
  };
  const page = renderToStaticMarkup(
    <StyleRegistry preloadedSubsets={[]} globalStyle={globalStyle}>
      <Word>words</Word>
    </StyleRegistry>,
  );
  const [, name] = /class="\S+ (\w+)"/.exec(page) ?? [];
  const head = renderToStaticMarkup(inserted());
  expect(head).toMatch(/^<style data-styled=""/);
  expect(head).toContain(`.${name}{color:red;}`);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('first paint is later'));
});
