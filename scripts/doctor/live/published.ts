import { lookup } from 'node:dns/promises';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generatedFiles } from '../../../app/files';
import type { Editions } from '../../../lib/content/editions';
import { encodePath, siteAddress } from '../../../lib/hosting/addresses';
import { contentTypeOf } from '../../../lib/hosting/content-type';
import { isLocalHost, isReservedHost } from '../connections';
import { advice, unchecked, wrong } from '../findings';
import { linksIn, type Text } from '../texts';
import {
  type Answer,
  type Found,
  isSameAddress,
  pageFacts,
  REPUBLISH,
  request,
  type Visit,
} from './visit';

// Checks of the published files: the page, generated files, links, and rules for search engines.

/** Checks that the pages are those in `out/`, unchanged. Two builds of one project are equal to the byte. */
export async function buildFindings(visit: Visit): Promise<Found> {
  const { editions, page, facts, address, out } = visit;
  if (facts.policy === '') return [wrong('The page is not a finished build.', REPUBLISH)];
  const { canonical = '' } = pageFacts(String(builtPage(out)));
  if (!isSameAddress(canonical, address.href)) {
    return [unchecked(`out/ holds no build for ${address} to compare with.`)];
  }
  const found = editions.map(async ({ folder }) => {
    const { body } = folder === '' ? page : await request(`${address}${folder}/`);
    const text = `The published page ${address}${folder} is not the one in out/.`;
    const todo = `${REPUBLISH} If your host adds scripts (analytics, Email Address Obfuscation), switch that off.`;
    return !body.equals(builtPage(out, folder)) && wrong(text, todo);
  });
  return Promise.all(found);
}

/** The page of a language in the last build; empty without a build. */
function builtPage(out: string, folder = ''): Buffer {
  const file = path.join(out, folder, 'index.html');
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

/** Checks that every generated file, and an owner's own CV, is there, not empty and of the right type. */
export async function fileFindings({ editions, address }: Visit): Promise<Found> {
  const files = new Set(Object.keys(generatedFiles(editions)));
  for (const { cv = '' } of editions.map(({ content }) => content.owner)) {
    if (/^\/.*\.pdf$/i.test(cv)) files.add(encodePath(cv.slice(1)));
  }
  const found = [...files].map(async (file) => {
    const fault = await faultOf(file, await request(`${address}${file}`));
    return fault !== undefined && wrong(`${address}${file} ${fault}.`, REPUBLISH);
  });
  return Promise.all(found);
}

/** Reduces a media type to what counts: `text/xml` and `application/xml` mean the same. */
const kindOf = (type: string) => type.replace(/^.*\/(x-|vnd\.microsoft\.)?|\s*;.*$/g, '');

/** What is wrong with a file, as the end of a sentence; undefined if nothing is. */
function faultOf(file: string, { status, headers, body }: Answer) {
  const type = contentTypeOf(file);
  const given = headers.get('content-type') ?? '';
  if (status !== 200) return `answers with status ${status}`;
  if (kindOf(given) !== kindOf(type)) return `is sent as "${given}", not as ${type}`;
  return body.length === 0 ? 'is empty' : undefined;
}

/** Checks that canonical address, preview picture and sitemap name the address of the page. */
export async function addressFindings({ editions, address, facts, page }: Visit): Promise<Found> {
  const sitemap = await request(`${address}sitemap.xml`);
  const named = {
    'canonical address': facts.canonical,
    'preview picture': facts.previewPicture?.replace(/og\.png$/, ''),
    sitemap: /<loc>\s*([^<\s]*)/.exec(String(sitemap.body))?.[1],
  };
  const others = Object.entries(named).filter(([, given = '']) => !isSameAddress(given, page.url));
  const list = others.map(([what, given = 'missing']) => `${what} (${given})`).join(', ');
  // A preview deployment has another address on purpose.
  const isOwn = isSameAddress(siteAddress(editions[0].content.site)('/'), address.href);
  const say = isOwn || list.includes('missing') ? wrong : advice;
  const text = `The page names another address as its own: ${list}.`;
  const todo =
    'Correct url in content/site.ts (or SITE_URL and BASE_PATH), build and publish again.';
  return [others.length > 0 && say(text, todo)];
}

/** The external links of the content. Example addresses are reported by `doctor` without `--live`. */
const outerLinks = (editions: Editions) =>
  linksIn(editions).filter(({ text }) => !isReservedHost(new URL(text).hostname));

/** Whether DNS finds any host of the page and its links. Without a network it finds none of them. */
export async function isOnline(editions: Editions, address: URL): Promise<boolean> {
  const hosts = [address, ...outerLinks(editions).map(({ text }) => new URL(text))]
    .map(({ hostname }) => hostname)
    .filter((host) => !isLocalHost(host));
  const known = await Promise.allSettled(hosts.map((host) => lookup(host)));
  return hosts.length === 0 || known.some(({ status }) => status === 'fulfilled');
}

/** Checks every external link of the content. */
export async function visitLinks({ editions, address }: Visit): Promise<Found> {
  if (!(await isOnline(editions, address))) {
    return [
      unchecked('No other host can be found, so no link was checked; is this machine online?'),
    ];
  }
  const links = outerLinks(editions);
  const found: Found = [];
  // One after the other: hosts may take many requests at once for an attack.
  for (const link of links) found.push(await linkFinding(link));
  return found;
}

/** Checks a link. A host that refuses programs may still have the page, so it is not wrong. */
async function linkFinding({ file, name, text: href }: Text): Promise<Found[number]> {
  const link = `${file}, ${name}: ${href}`;
  const todo = 'Correct the link or delete it.';
  try {
    const first = await request(href, 'manual');
    const location = first.headers.get('location');
    const { status } = location === null ? first : await request(href);
    if (status === 404 || status === 410) return wrong(`${link} is gone (status ${status}).`, todo);
    if (status < 200 || status > 299) {
      return unchecked(`${link} answers programs with status ${status}; open it yourself.`);
    }
    const target = new URL(location ?? href, href).href;
    const hasMoved = [301, 308].includes(first.status) && !isSameAddress(target, href);
    return hasMoved && advice(`${link} has moved for good.`, `Write ${target}`);
  } catch (error) {
    const { message, cause } = error as Error;
    const text = `${file}, ${name}: ${message}.`;
    return cause === 'address' ? wrong(text, todo) : unchecked(text);
  }
}

/** Checks that search engines may show the page: `<meta>`, header and robots.txt. */
export async function indexingFindings({ page, facts, address }: Visit): Promise<Found> {
  // Crawlers read it at the root of the host only (RFC 9309).
  const robots = new URL('/robots.txt', page.url).href;
  const { status, body } = await request(robots);
  return [
    forbidsIndex(facts.robots) &&
      wrong('The page tells search engines not to show it (meta robots).', REPUBLISH),
    forbidsIndex(page.headers.get('x-robots-tag') ?? '') &&
      wrong('Your host keeps search engines away (X-Robots-Tag).', 'Is this a preview deployment?'),
    status !== 200 &&
      address.pathname === '/' &&
      wrong(`${robots} is not there (status ${status}).`, REPUBLISH),
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
