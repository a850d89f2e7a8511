import sharp from 'sharp';
import { ogSize } from '../../../lib/documents/metadata';
import { encodePath } from '../../../lib/hosting/paths';
import { wrong } from '../findings';
import { request } from './request';
import { addressOf, type Found, type Visit } from './visit';

/** Files that Next makes of `app/manifest.ts` and `app/sitemap.ts`. */
const nextFiles = {
  'manifest.webmanifest': 'application/manifest+json',
  'sitemap.xml': 'application/xml',
};

/** Types that mean the same. */
const alike: Record<string, string> = {
  'image/vnd.microsoft.icon': 'image/x-icon',
  'text/x-vcard': 'text/vcard',
  'text/xml': 'application/xml',
};

const bareType = (type: string) => {
  const bare = type.toLowerCase().replace(/;.*/, '').trim();
  return alike[bare] ?? bare;
};

/** Whether every file that the build makes, and a CV of one's own, is there, whole and of its type. */
export async function fileFindings(visit: Visit): Promise<Found> {
  const types: Record<string, string> = { ...nextFiles };
  for (const [file, { type }] of Object.entries(visit.madeFiles)) types[file] = type;
  const { cv = '' } = visit.content.owner;
  if (/^\/.*\.pdf$/i.test(cv)) types[encodePath(cv.slice(1))] = 'application/pdf';
  return Promise.all(
    Object.entries(types).map(async ([file, type]) => {
      const address = addressOf(visit, file);
      const reply = await request(address);
      const todo = 'Publish all of out/ again.';
      if (reply.failure) return wrong(`${address} ${reply.failure.text}.`, todo);
      const { status, headers, body } = reply;
      if (status !== 200) return wrong(`${address} answers with status ${status}.`, todo);
      const given = headers.get('content-type') ?? '';
      if (bareType(given) !== bareType(type)) {
        return wrong(`${address} is sent as "${given}".`, `Have the host send it as ${type}.`);
      }
      const fault = await faultOf(file, type, body);
      return fault !== undefined && wrong(`${address} ${fault}.`, todo);
    }),
  );
}

/** What is wrong with the bytes of a file, as the end of a sentence. */
async function faultOf(file: string, type: string, body: Buffer): Promise<string | undefined> {
  if (body.length === 0) return 'is empty';
  if (type === 'application/pdf' && !body.includes('%PDF-')) return 'is not a PDF file';
  if (file !== 'og.png') return undefined;
  const size = await sharp(body)
    .metadata()
    .catch(() => undefined);
  const isPreview = size?.width === ogSize.width && size.height === ogSize.height;
  return isPreview ? undefined : `is not a picture of ${ogSize.width} × ${ogSize.height} pixels`;
}
