import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf } from '../../../lib/hosting/content-type';
import { hashedFolder } from '../../../lib/hosting/headers';
import { absoluteUrlFor, encodePath } from '../../../lib/hosting/urls';
import { listFiles } from '../../support/list-files';
import { advice, unchecked, wrong } from '../findings';
import {
  type Answer,
  type Findings,
  isSameAddress,
  pageFacts,
  REPUBLISH,
  request,
  type Visit,
} from './visit';

// Checks of the published files: the page, the other files, and the rules for search engines.

/**
 * Checks that the pages equal the pages in `out/`. Two builds of the same project have the same
 * bytes.
 */
export async function buildFindings(visit: Visit): Promise<Findings> {
  const { locales, page, facts, address, projectDir } = visit;
  if (facts.policy === '') return [wrong('The page is not a finished build.', REPUBLISH)];
  const { canonical = '' } = pageFacts(String(builtPage(projectDir)));
  if (!isSameAddress(canonical, address.href)) {
    const text = `out/ has no build for ${address}, so the page was not compared with it.`;
    return [unchecked(text, 'Run npm run build with the SITE_URL and BASE_PATH of the site.')];
  }
  const results = locales.map(async ({ folder }) => {
    const { body } = folder === '' ? page : await request(`${address}${folder}/`);
    const text = `The published page ${address}${folder} is not the page in out/.`;
    const todo = `${REPUBLISH} If your host adds scripts (analytics, Email Address Obfuscation), switch that off.`;
    return !body.equals(builtPage(projectDir, folder)) && wrong(text, todo);
  });
  return Promise.all(results);
}

/** The page of a language in the last build; empty if there is no build. */
function builtPage(projectDir: string, folder = ''): Buffer {
  const file = path.join(projectDir, 'out', folder, 'index.html');
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** Checks that every file in `out/` is published, has the right type and is not empty. */
export async function fileFindings({ address, projectDir }: Visit): Promise<Findings> {
  const files = listFiles(path.join(projectDir, 'out')).filter(isPublicFile);
  if (files.length === 0) {
    return [unchecked('out/ is empty, so CV, icons and other files were not checked.')];
  }
  const findings: Findings = [];
  // One after the other, because hosts may take many requests at once for an attack.
  for (const file of files) {
    const url = `${address}${encodePath(file)}`;
    const fault = faultOf(file, await request(url, { read: 'first bytes' }));
    if (fault !== undefined) findings.push(wrong(`${url} ${fault}.`, REPUBLISH));
  }
  return findings;
}

/**
 * Whether a file of the export has an address of its own that the other checks do not visit: no
 * page, no compressed copy, no settings of a host, and none of the files that the browser loads.
 */
const isPublicFile = (file: string) =>
  !/(^|\/)[._][^/]*$|\.(html|br|gz)$/.test(file) && !`/${file}`.startsWith(hashedFolder);

/** Reduces a media type to what counts: `text/xml` and `application/xml` mean the same. */
const kindOf = (type: string) => type.replace(/^.*\/(x-|vnd\.microsoft\.)?|\s*;.*$/g, '');

/** What is wrong with a file, as the end of a sentence; undefined if nothing is. */
function faultOf(file: string, { status, headers, body }: Answer): string | undefined {
  const expected = contentTypeOf(file);
  const type = headers.get('content-type') ?? '';
  if (status !== 200) return `answers with status ${status}`;
  if (expected !== '' && kindOf(type) !== kindOf(expected)) {
    return `is sent as "${type}", not as ${expected}`;
  }
  return body.length === 0 ? 'is empty' : undefined;
}

/** Checks that the page gives its own address to search engines. */
export async function addressFindings(visit: Visit): Promise<Findings> {
  const { locales, address, page } = visit;
  const { canonical = 'none' } = visit.facts;
  if (isSameAddress(canonical, page.url)) return [];
  // A preview deployment has another address on purpose.
  const isPreview = !isSameAddress(absoluteUrlFor(locales[0].content.site)('/'), address.href);
  const makeFinding = isPreview ? advice : wrong;
  const text = `The page gives another address as its own: ${canonical}.`;
  const todo =
    'Correct url in content/site.ts (or SITE_URL and BASE_PATH), build and publish again.';
  return [makeFinding(text, todo)];
}

/** Checks that the host does not keep search engines away: with a header or with robots.txt. */
export async function indexingFindings({ page }: Visit): Promise<Findings> {
  // Crawlers read it at the root of the host only (RFC 9309).
  const robots = new URL('/robots.txt', page.url).href;
  const { body } = await request(robots);
  return [
    forbidsIndex(page.headers.get('x-robots-tag') ?? '') &&
      wrong('Your host keeps search engines away (X-Robots-Tag).', 'Is this a preview deployment?'),
    forbidsCrawling(String(body)) &&
      wrong(`${robots} keeps all crawlers away.`, `${REPUBLISH} Or does your host add this file?`),
  ];
}

/** Whether the rules contain `noindex` or `none`; `max-image-preview:none` does not count. */
const forbidsIndex = (rules: string) => /(^|,)\s*(\w*bot:)?\s*(noindex|none)\s*(,|$)/i.test(rules);

/** Whether a robots.txt forbids the whole site to all crawlers. */
function forbidsCrawling(text: string): boolean {
  const rules = text.split(/^user-agent:/im).find((group) => group.trim().startsWith('*'));
  return /^disallow:\s*\/\s*$/im.test(rules ?? '');
}
