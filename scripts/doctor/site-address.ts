import { existsSync, readFileSync } from 'node:fs';
import { normalizeBasePath } from '../../lib/addresses/urls';
import { contentFile, type Fault } from '../../lib/check/fault';
import type { Site } from '../../lib/content/schema';
import { leftByTemplate, notPublic } from './looks-wrong';
import { questionOf } from './questions';

/** What is left to do about the address of the site, and what looks wrong in it. */
export function siteAddress({ url }: Site): { unconnected: string[]; questions: Fault[] } {
  const siteUrl = process.env.SITE_URL?.trim();
  const text = siteUrl || url;
  const place = siteUrl ? 'SITE_URL' : `${contentFile('site')} › url`;
  if ([...notPublic, ...leftByTemplate].some((pattern) => pattern.test(text))) {
    const rule = 'is an example, or not public. Write the address of your published site.';
    return { unconnected: [`${place}: ${text} ${rule}`], questions: [] };
  }
  const questions = [...questionOf({ field: 'site.url', place, text }), ...basePathQuestions(text)];
  return { unconnected: [], questions };
}

/**
 * GitHub Pages serves the repository NAME/kelp at NAME.github.io/kelp/, and only the repository
 * NAME/NAME.github.io without a folder.
 */
function basePathQuestions(url: string): Fault[] {
  const config = existsSync('.git/config') ? readFileSync('.git/config', 'utf8') : '';
  // The owner and the name of the repository: "git@github.com:maria/kelp.git".
  const origin = /"origin"\]\s+url = .*github\.com[/:]([\w-]+)\/([\w.-]+?)(?:\.git)?$/m;
  const [, owner = '', repository = ''] = origin.exec(config) ?? [];
  const host = `${owner}.github.io`.toLowerCase();
  const isInFolder = new URL(url).host === host && repository.toLowerCase() !== host;
  if (!isInFolder || normalizeBasePath(process.env.BASE_PATH) !== '') return [];
  const rule = `is not set, but GitHub Pages shows ${repository} at ${host}/${repository}/; build with BASE_PATH=/${repository}`;
  return [{ place: 'BASE_PATH', rule }];
}
