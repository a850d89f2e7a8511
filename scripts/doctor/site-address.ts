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
  return { unconnected: [], questions: questionOf({ field: 'site.url', place, text }) };
}
