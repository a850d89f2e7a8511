import path from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, onEachSite, test } from '../support/browser/fixtures';
import { exportOf, pagesOf } from '../support/tested-sites';

test.use({ javaScriptEnabled: false });

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      'heading-level': 'error',
      'no-missing-references': 'error',
      // React's way of writing attributes and void elements is valid HTML.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React gives one of its scripts the id "_R_". HTML5 allows any id without spaces.
      'valid-id': ['error', { relaxed: true }],
      // ARIA allows names for lists; they distinguish lists of tags, projects and social links.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Safari drops the role of a list without markers.
      'no-redundant-role': 'off',
      'prefer-native-element': ['error', { exclude: ['list'] }],
      // For values that differ between elements of a kind, like the width of a bar.
      'no-inline-style': 'off',
      // A long title is valid; search engines shorten it.
      'long-title': 'off',
      // A phone number may wrap between its groups on narrow screens or in large text.
      'tel-non-breaking': 'off',
    },
  }),
);

async function htmlErrors(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

const forbidden = [
  'img:not([width])',
  'img:not([height])',
  'a[target]:not([rel~=noopener])',
  // Search engines count it as a link that they cannot follow.
  'a:not([href])',
  'a[hreflang]:not([lang])',
  // Screen readers skip drawings.
  'svg:not([aria-hidden=true], [aria-hidden=true] svg)',
  // Everything else is in the order of the page.
  '[tabindex]:not([tabindex="-1"])',
  // Only Home loads its pictures at once.
  'main > section:not(#home) img:not([loading=lazy])',
  '#home img[loading=lazy]',
  '#home picture img:not([fetchpriority=high])',
  'source:not([srcset*=avif])',
  // Safari drops the role of a list without markers.
  ':is(main, footer) :is(ul, ol):not([role=list])',
  // Nothing is empty, except where texts appear later.
  ...'ul ol dl dt dd li p h1 h2 h3 h4 a button summary label legend'
    .split(' ')
    .map((name) => `${name}:empty:not([role], [aria-live], [aria-hidden])`),
];

onEachSite(() => {
  test('every page is valid', async ({ page, server: { url }, localizedSites, siteName }) => {
    for (const { file, site } of pagesOf(localizedSites)) {
      const errors = await htmlErrors(path.join(exportOf(siteName), file));
      expect.soft(errors, `${file}: errors of the validator`).toEqual([]);
      await page.goto(`${url}/${file}`);
      const found = await page
        .locator('html')
        .evaluate((root, all) => all.filter((each) => root.querySelector(each)), forbidden);
      expect.soft(found, `${file}: what no page contains`).toEqual([]);
      await expect(page.locator('html')).toHaveAttribute('lang', site.locale.language);

      const targets = await page
        .locator('a[href^="#"], use[href^="#"]')
        .evaluateAll((all) =>
          all.map((each) => decodeURIComponent(each.getAttribute('href')?.slice(1) ?? '')),
        );
      const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
      expect(ids, `${file}: targets of links within it`).toEqual(expect.arrayContaining(targets));
    }
  });
});
