import type { Content } from '../../lib/content/schema';
import { environmentFaults } from '../build/before/environment';
import { loadContent } from '../build/before/load-content';
import { cvLengthFindings, languageFindings, unreadFileFindings } from './advice';
import { connectionFindings } from './connection';
import { type Finding, wrong } from './findings';
import { linkFindings } from './links';
import { templatePictureFindings, templateTextFindings } from './template';

/** What every check looks at. */
export interface Examined {
  content: Content;
  projectDir: string;
  env: NodeJS.ProcessEnv;
}

const checks: readonly ((examined: Examined) => Finding[] | Promise<Finding[]>)[] = [
  templateTextFindings,
  templatePictureFindings,
  connectionFindings,
  linkFindings,
  languageFindings,
  unreadFileFindings,
  cvLengthFindings,
];

/**
 * Looks for everything that keeps the site from going live under its owner's name.
 * @returns what it found; faults that stop the build alone, if there are any
 */
export async function examine(projectDir: string, env: NodeJS.ProcessEnv): Promise<Finding[]> {
  const { input, faults } = await loadContent(projectDir);
  const all = [...environmentFaults(env), ...faults];
  if (all.length > 0) return all.map((text) => wrong(text));
  const content = input as Content; // Its check found no fault.
  const found = await Promise.all(checks.map((check) => check({ content, projectDir, env })));
  return found.flat();
}
