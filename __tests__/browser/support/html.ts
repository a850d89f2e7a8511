import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    // React marks one of its scripts as "_R_". HTML5 takes any id without spaces.
    rules: { 'valid-id': ['error', { relaxed: true }] },
  }),
);

/** Where an HTML file breaks the standard of HTML; matters of taste are left out. */
export async function htmlFaults(file: string): Promise<string[]> {
  const { results } = await validator.validateFile(file);
  return results.flatMap(({ messages }) => messages.map(({ message }) => message));
}
