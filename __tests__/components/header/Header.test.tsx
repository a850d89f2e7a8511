import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { Header } from '@/components/header/Header';
import { atLeast } from '@/components/styles/media';
import { en } from '@/lib/words/en';

test('links to languages that do not fit beside those to the sections are in the menu', () => {
  const names = ['Español', 'Português do Brasil', 'Français du Canada', 'Nederlands', 'Deutsch'];
  const stylesWith = (languageNames: string[]) => {
    const sheet = new ServerStyleSheet();
    const languages = languageNames.map((name) => ({ language: name, name, href: '/' }));
    const sections = [1, 2, 3, 4, 5, 6].map((number) => ({ id: `${number}`, label: 'Experience' }));
    renderToString(
      sheet.collectStyles(
        <Header
          name="Ana"
          sections={sections}
          languages={languages}
          words={en.header}
          homeHref=""
        />,
      ),
    );
    return sheet.getStyleTags();
  };
  // The header has a row in windows from this width on.
  expect(stylesWith([])).not.toContain(atLeast('vast'));
  expect(stylesWith(names)).toContain(atLeast('vast'));
});
