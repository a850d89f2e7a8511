import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor } from '../../../lib/hosting/policy';
import { elementsIn, type HtmlElement, isScript } from './html-elements';

/**
 * Adds a `<meta>` with a content-security policy to each page, for exactly its inline scripts and
 * styles. On hosts that send no headers, such as GitHub Pages, there is no other policy.
 * @param pages paths in the export
 * @param emailOrigin the origin of the e-mail service, which the policy allows
 * @throws Error if a page has no `<head>`
 */
export async function addPolicies(
  exportFolder: string,
  pages: readonly string[],
  emailOrigin: string | undefined,
): Promise<void> {
  for (const page of pages) {
    const file = path.join(exportFolder, page);
    const html = await readFile(file, 'utf8');
    const position = positionOfPolicy(html);
    const policy = policyFor(inlineHashes(html), emailOrigin);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    await writeFile(file, html.slice(0, position) + meta + html.slice(position));
  }
}

/**
 * The position at the start of `<head>`, because a policy applies only to what follows it. A
 * character set at that position stays first, because it must be in the first 1,024 bytes.
 */
function positionOfPolicy(html: string): number {
  const start = /<head(\s[^>]*)?>/i.exec(html);
  if (start === null) throw new Error('A page has no <head> for its content-security policy.');
  const position = start.index + start[0].length;
  const charset = elementsIn(html).find((element) => element.start === position);
  return charset?.attributes.has('charset') ? charset.end : position;
}

function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const elements = elementsIn(html);
  const hash = ({ text }: HtmlElement) =>
    `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return {
    scripts: elements
      .filter((element) => isScript(element) && !element.attributes.has('src'))
      .map(hash),
    styles: elements.filter(({ tag }) => tag === 'style').map(hash),
  };
}
