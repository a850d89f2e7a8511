import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { earlyScriptHash, policyFor } from '../../../lib/hosting/policy';
import { listPages } from './files';
import { elementsIn, hashSource, isInlineScript } from './html';

/**
 * Writes into every page a `<meta>` with a content-security policy that allows exactly the early
 * script and the styles it holds. Hosts without headers, like GitHub Pages, have nothing else.
 * @throws if a page has no `<head>`, or an inline script that the policy forbids
 */
export async function addPolicies(
  out: string,
  service: { host?: string; captchaSiteKey?: string },
): Promise<void> {
  for (const page of await listPages(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const { scripts, styles } = inlineHashes(html);
    const unknown = scripts.find((hash) => hash !== earlyScriptHash);
    if (unknown) {
      throw new Error(
        `${page} has an inline script whose hash is ${unknown}. If you changed the early script, ` +
          `replace ${earlyScriptHash} by it in lib/hosting/policy.ts, vercel.json and docs/hosts.`,
      );
    }
    // Right behind the character set, which must stand in the first 1,024 bytes; what stands before
    // a policy is not held to it.
    const head = html.match(/^.*?<head[^>]*>(<meta charset="utf-8"\s*\/?>)?/is)?.[0];
    if (!head) throw new Error(`${page} has no <head> to put the content-security policy into.`);
    const policy = policyFor({ ...service, styles });
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
    await writeFile(file, head + meta + html.slice(head.length));
  }
}

/** The hashes of a page's inline scripts and styles. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const elements = elementsIn(html);
  return {
    scripts: elements.filter(isInlineScript).map(({ text }) => hashSource(text)),
    styles: elements.filter(({ tag }) => tag === 'style').map(({ text }) => hashSource(text)),
  };
}
