import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor, policyText } from '../../../lib/hosting/policy';
import { listPages } from './export-files';
import { hashSource, isInlineScript, rawElements } from './html';

export interface EmailService {
  host?: string;
  captchaSiteKey?: string;
}

/**
 * Writes into every page a `<meta>` with a content-security policy that allows exactly the inline
 * scripts and styles it holds. Hosts without headers, like GitHub Pages, have nothing else.
 * @throws if a page has no place for it, or a form that posts elsewhere than its script does
 */
export async function addPolicies(out: string, service: EmailService): Promise<void> {
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const hashes = inlineHashes(html);
    await writeFile(file, withPolicy(html, policyText(policyFor({ ...service, ...hashes })), page));
  }
}

/** The hashes of a page's inline scripts and styles, each once, in the order of the page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const elements = rawElements(html);
  const hashes = (chosen: typeof elements) => [
    ...new Set(chosen.map(({ text }) => hashSource(text))),
  ];
  return {
    scripts: hashes(elements.filter(isInlineScript)),
    styles: hashes(elements.filter(({ tag }) => tag === 'style')),
  };
}

const place = /<head[^>]*>(?:<meta charset="utf-8"\s*\/?>)?/i;

/**
 * Puts the policy right behind the character set, which must stand in the first 1,024 bytes; what
 * stands before a policy is not held to it.
 */
export function withPolicy(html: string, policy: string, page: string): string {
  const head = html.match(place);
  if (!head) throw new Error(`${page} has no <head> to put the content-security policy into.`);
  const end = (head.index ?? 0) + head[0].length;
  const before = rawElements(html.slice(0, end));
  if (before.length > 0) throw new Error(`${page} has a script before its <head>.`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}
