import { existsSync, readFileSync } from 'node:fs';
import type { Fault } from '../../lib/content/fault';
import { rewritten } from '../support/owned-paths';

/** Advises `npm run own` while README.md is the template's, which explains that command. */
export function readmeFaults(): Fault[] {
  const file = rewritten.readme;
  if (!existsSync(file) || !readFileSync(file, 'utf8').includes('npm run own')) return [];
  const todo =
    'When your texts are in place, run npm run own: it writes one about your site, and removes the template’s tests.';
  return [{ place: { file }, rule: 'is about the template', severity: 'advice', todo }];
}
