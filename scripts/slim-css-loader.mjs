// Turbopack asks for JavaScript here; tsx lets the step itself be TypeScript.
import { tsImport } from 'tsx/esm/api';

const step = tsImport('./slim-templates.ts', import.meta.url);

/**
 * A loader for modules with styled parts (`next.config.ts`).
 * @param {string} source
 */
export default function slimCssLoader(source) {
  const done = this.async();
  step.then(({ slimTemplates }) => done(null, slimTemplates(source))).catch(done);
}
