import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import styled from 'styled-components';
import { StyleRegistry } from '@/components/styles/StyleRegistry';
import { defaultHues } from '@/lib/design/palette';

/** What Next puts into the head. */
let inserted: () => ReactNode;
jest.mock('next/navigation', () => ({
  useServerInsertedHTML: (callback: () => ReactNode) => {
    inserted = callback;
  },
}));

/** Changes the style element that styled-components writes, as an upgrade might. */
let changed = (text: string) => text;
jest.mock('styled-components', () => {
  const actual = jest.requireActual('styled-components');
  return {
    ...actual,
    __esModule: true,
    ServerStyleSheet: class extends actual.ServerStyleSheet {
      constructor() {
        super();
        const { getStyleTags } = this;
        this.getStyleTags = () => changed(getStyleTags());
      }
    },
  };
});

afterEach(() => {
  changed = (text) => text;
});

const Word = styled.b`
  color: red;
`;

/** The head of an exported page, and the rule for the word in it. */
function exported() {
  const globalStyle = {
    $hues: defaultHues,
    $headlineWidth: 4,
    $subsets: [],
    $language: 'en',
  };
  const page = renderToStaticMarkup(
    <StyleRegistry preloadedSubsets={{ text: [], display: [] }} globalStyle={globalStyle}>
      <Word>words</Word>
    </StyleRegistry>,
  );
  const [, name] = /class="\S+ (\w+)"/.exec(page) ?? [];
  return { head: renderToStaticMarkup(inserted()), rule: `.${name}{color:red;}` };
}

test('the rules of all components are in one plain style element', () => {
  const { head, rule } = exported();
  expect(head).toMatch(/^<style data-exported="">.*<\/style>$/s);
  expect(head).toContain(rule);
  expect(head).toContain(':root{');
  expect(head).not.toMatch(/data-styled|sc\*/);
});

test('if styled-components writes other marks, the page keeps the element that it wrote', () => {
  changed = (text) => text.replaceAll('{content:', '{names:');
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const { head, rule } = exported();
  expect(head).toMatch(/^<style data-styled=""/);
  expect(head).toContain(rule);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('first paint is later'));
});
