import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { policyFor } from '../../../lib/hosting/policy';
import { inlineHashes } from '../../support/html';

/** The e-mail service, whose host the policy allows. */
type Service = { host?: string };

/**
 * Adds a `<meta>` with a content-security policy to each page, for exactly its inline scripts and
 * styles. On hosts that send no headers, such as GitHub Pages, it is the only policy.
 * @param pages paths in the export
 */
export async function addPolicies(
  out: string,
  pages: readonly string[],
  service: Service,
): Promise<void> {
  for (const page of pages) {
    const file = path.join(out, page);
    await writeFile(file, withPolicy(await readFile(file, 'utf8'), service));
  }
}

function withPolicy(html: string, service: Service): string {
  const policy = policyFor({ ...service, ...inlineHashes(html) });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // Directly after the character set, which must be in the first 1,024 bytes: a policy applies only
  // to what follows it.
  return html.replace(/<head[^>]*>(<meta charset="utf-8"\s*\/?>)?/i, (head) => head + meta);
}
