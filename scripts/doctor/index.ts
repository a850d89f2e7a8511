import type { Content } from '../../lib/content/schema';
import { environmentFaults } from '../build/before/environment';
import { loadContent } from '../build/before/load-content';
import type { Finding } from './findings';
import { languageFindings } from './language';
import { linkFindings } from './links';
import { pictureFindings } from './pictures';
import { templateTextFindings } from './template-texts';
import { wordFindings } from './words';

/**
 * Looks at everything that keeps the site from going live under its owner's name.
 * @returns what it found; faults that stop the build alone, if there are any
 */
export async function examine(projectDir: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { input, faults } = await loadContent(projectDir);
  const all = [...environmentFaults(env), ...faults];
  if (all.length > 0) return all.map((text) => ({ topic: 'broken', text }));
  const content = input as Content; // Its check found no fault.
  return [
    ...templateTextFindings(content),
    ...wordFindings(content, env),
    ...(await pictureFindings(content, projectDir)),
    ...linkFindings(content, projectDir),
    ...languageFindings(content),
  ];
}
