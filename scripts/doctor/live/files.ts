import { ogSize } from '../../../lib/documents/metadata';
import { encodePath } from '../../../lib/hosting/paths';
import { type Answer, headerText } from './ask';
import { sameAddress } from './build';
import { type LiveFinding, wrong } from './findings';
import { follow } from './follow';
import { readSitemap } from './sitemap';
import { at, type Visit } from './visit';

const REMEDY = 'Publish out/ whole.';

/**
 * Asks for a file and holds it against what it should be.
 * @param sound the end of a sentence if its bytes are no such file, else undefined
 */
async function fileFindings(
  { asker }: Visit,
  address: URL,
  type: RegExp,
  sound: (answer: Answer) => string | undefined,
): Promise<LiveFinding[]> {
  const { end } = await follow(address.href, asker);
  if (end.kind === 'fault') return [wrong(`${address.href} ${end.detail}.`, REMEDY)];
  if (end.status !== 200) {
    return [wrong(`${address.href} answers with status ${end.status}.`, REMEDY)];
  }
  const given = headerText(end, 'content-type');
  if (!type.test(given)) {
    return [
      wrong(
        `${address.href} is sent as "${given.slice(0, 60)}".`,
        'Set its type in the host’s settings.',
      ),
    ];
  }
  const fault = end.isCut ? 'is over 10 MB' : sound(end);
  return fault === undefined ? [] : [wrong(`${address.href} ${fault}.`, REMEDY)];
}

/** The picture of link previews, at the absolute address that the page gives. */
export async function previewFindings(visit: Visit): Promise<LiveFinding[]> {
  const { image } = visit.facts;
  if (image === undefined || !URL.canParse(image)) {
    const said = image === undefined ? 'none' : `"${image.slice(0, 80)}"`;
    return [wrong(`The page gives previews no full address of a picture, but ${said}.`, REMEDY)];
  }
  return fileFindings(visit, new URL(image), /^image\/png\b/i, ({ body }) => {
    const size = pngSize(body);
    if (size === undefined) return 'is no PNG picture';
    if (!body.subarray(-12).includes('IEND')) return 'is cut off';
    const { width, height } = ogSize;
    return size.width === width && size.height === height
      ? undefined
      : `has ${size.width} × ${size.height} pixels in place of ${width} × ${height}`;
  });
}

/** Width and height stand at a fixed place (PNG, 11.2.2); a stranger's picture is not decoded. */
function pngSize(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.length < 33 || bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The CV, if it is a file of this site; one elsewhere is an outward link. */
export async function cvFindings(visit: Visit): Promise<LiveFinding[]> {
  const { cv } = visit.content.owner;
  if (!cv?.startsWith('/') || !/\.pdf$/i.test(cv)) return [];
  return fileFindings(visit, at(visit, encodePath(cv)), /^application\/pdf\b/i, ({ body }) => {
    if (!body.subarray(0, 1024).includes('%PDF-')) return 'is no PDF file';
    return body.subarray(-1024).includes('%%EOF') ? undefined : 'is cut off';
  });
}

export async function sitemapFindings(visit: Visit): Promise<LiveFinding[]> {
  const isXml = /^(application|text)\/xml\b/i;
  return fileFindings(visit, at(visit, '/sitemap.xml'), isXml, ({ body }) => {
    const { canonical } = visit.facts;
    const { places } = readSitemap(body.toString('utf8'));
    if (places.length === 0) return 'names no page';
    const isNamed = places.some((place) => sameAddress(place, canonical ?? visit.page.url));
    return isNamed ? undefined : `names ${places[0]?.slice(0, 80)} in place of the page`;
  });
}
