import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // How React writes attributes and void elements; HTML reads both the same.
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // React marks one of its scripts as "_R_". HTML5 takes any id without spaces.
      'valid-id': ['error', { relaxed: true }],
      // ARIA allows names for lists; ours tell lists of tags, projects and profiles apart.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Valid all the same: search engines cut the name and role of whoever has long ones.
      'long-title': 'off',
      // A phone number may break between its groups where the screen is narrow or the text large.
      'tel-non-breaking': 'off',
    },
  }),
);

/** Where an HTML file breaks the rules, one line each. */
export async function htmlFaults(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
