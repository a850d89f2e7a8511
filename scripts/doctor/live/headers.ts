import {
  type Header,
  hashedFolders,
  immutable,
  securityHeaders,
} from '../../../lib/hosting/headers';
import { advice, wrong } from '../findings';
import { type Answer, type Reply, request } from './request';
import { addressOf, type Found, isGitHubPages, type Visit } from './visit';

const REMEDY = 'Take the settings for your host from docs/deploying.md.';
/** Hosts may send a time of their own; half a year is long enough, in seconds. */
const SHORTEST_HSTS = 15_552_000;
/** Nobody should see yesterday's page for longer than this, in seconds. */
const LONGEST_PAGE = 3600;

const maxAge = (value: string | null) => Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? 0);

/** How long browsers may keep an answer, in seconds. */
const keptFor = (reply: Answer | Reply) =>
  reply.failure ? 0 : maxAge(reply.headers.get('cache-control'));

/** Whether the host sends the security headers of `lib/hosting/headers.ts`. */
export function headerFindings({ page }: Visit): Found {
  if (isGitHubPages(page)) return [];
  const isHsts = ({ name }: Header) => name === 'Strict-Transport-Security';
  // Browsers heed it over https alone.
  const wanted = securityHeaders.filter((each) => !isHsts(each) || page.url.startsWith('https:'));
  const missing = wanted.map(({ name }) => name).filter((name) => !page.headers.has(name));
  const plain = (text: string) => text.toLowerCase().replace(/\s+/g, '');
  const others = wanted.map((header) => {
    const given = page.headers.get(header.name) ?? header.value;
    const isGood = isHsts(header)
      ? maxAge(given) >= SHORTEST_HSTS
      : plain(given) === plain(header.value);
    return !isGood && wrong(`The host sends another ${header.name}: "${given}".`, REMEDY);
  });
  const list = missing.join(', ');
  return [missing.length > 0 && wrong(`The host does not send ${list}.`, REMEDY), ...others];
}

/** Whether the page is compressed and not kept, and files with a hash in their name are. */
export async function cachingFindings(visit: Visit): Promise<Found> {
  const { page, facts } = visit;
  const hashed = facts.files.find((file) => hashedFolders.some((folder) => file.includes(folder)));
  const kept = await request(new URL(hashed ?? page.url, page.url).href);
  const isShort = hashed !== undefined && keptFor(kept) < maxAge(immutable.value);
  const missing = await request(addressOf(visit, '_next/static/a-file-that-is-not-there.js'));
  return [
    !page.headers.has('content-encoding') &&
      advice('The page is not compressed.', 'Switch Brotli or gzip on at your host.'),
    keptFor(page) > LONGEST_PAGE &&
      wrong(
        'Browsers keep the page for more than an hour, so changes arrive late.',
        'Have the host send "Cache-Control: no-cache" for pages.',
      ),
    isShort &&
      !isGitHubPages(page) &&
      advice(
        'Browsers ask again for files whose names change with their content.',
        `Have the host send "Cache-Control: ${immutable.value}" for ${hashedFolders.join(' and ')}.`,
      ),
    keptFor(missing) > LONGEST_PAGE &&
      advice(
        'Browsers may keep the 404 of a missing file below /_next/static/, and with it a broken page.',
        'Have the host send "Cache-Control: no-cache" with status 404.',
      ),
  ];
}

/** Whether a wrong address is answered as such, with the site's own page. */
export async function notFoundFindings(visit: Visit): Promise<Found> {
  const reply = await request(addressOf(visit, 'a-page-that-is-not-there'));
  if (reply.failure) return [wrong(`A wrong address ${reply.failure.text}.`, REMEDY)];
  return [
    reply.status !== 404
      ? wrong(
          `A wrong address is answered with status ${reply.status}, so search engines keep it.`,
          'Have the host send 404.html with status 404, and switch off rewrites of all addresses.',
        )
      : // Every page of ours holds its policy.
        !/content-security-policy/i.test(String(reply.body)) &&
        wrong('A wrong address shows the host’s page.', 'Set 404.html as the error page.'),
  ];
}
