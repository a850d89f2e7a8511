import { HtmlValidate, StaticConfigLoader } from 'html-validate';

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

/** Validates an HTML file; returns one line for each error. */
export async function htmlErrors(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The addresses in the attributes of a page: links, files, and pictures in every size. */
export const addressesIn = (html: string): string[] =>
  [...html.matchAll(/ (?:href|src|srcSet|action)="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&amp;', '&').split(/ \d+w,?/),
  );
