import { crc32 } from 'node:zlib';
import { about } from '../../template/content/about';
import { certificates } from '../../template/content/certificates';
import { contact } from '../../template/content/contact';
import { education } from '../../template/content/education';
import { experience } from '../../template/content/experience';
import { look } from '../../template/content/look';
import { owner } from '../../template/content/owner';
import { projects } from '../../template/content/projects';
import { site } from '../../template/content/site';
import { skills } from '../../template/content/skills';
import type { UncheckedContent } from './check';
import type { Content } from './schema';

/** The content that comes with the template, which an owner replaces. */
export const templateContent: Content = {
  site,
  owner,
  about,
  experience,
  education,
  certificates,
  skills,
  projects,
  contact,
  look,
};

/**
 * Whether the content is the one that comes with the template, or a later version of it: it speaks
 * of the same person, at the same addresses. An owner changes these first.
 */
export function isTemplateContent(input: UncheckedContent): boolean {
  const { name } = (input.owner ?? {}) as { name?: unknown };
  const { url } = (input.site ?? {}) as { url?: unknown };
  const { email } = (input.contact ?? {}) as { email?: unknown };
  return name === owner.name && url === site.url && email === contact.email;
}

/**
 * Stand where a résumé that was imported says nothing. `npm run doctor` names them until they are
 * replaced, and the CV leaves the addresses out.
 */
export const unknown = {
  name: 'Your Name',
  role: 'Your Role',
  url: 'https://your-name.example',
  email: 'you@your-name.example',
} as const;

/** Stands in every picture that comes with the template, and in no other: doctor looks for it. */
const mark = 'Stand-in picture of the portfolio template';

/** Signature and header chunk of a PNG, before which no text may stand. */
const PNG_HEAD = 33;

/**
 * Writes the mark into a PNG as a comment, which changes no pixel. Editing the picture drops it.
 * @param png the file's bytes, without the mark
 */
export function markPlaceholder(png: Buffer): Buffer {
  const body = Buffer.from(`tEXtComment\0${mark}`, 'latin1');
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(body.length - 4, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return Buffer.concat([png.subarray(0, PNG_HEAD), chunk, png.subarray(PNG_HEAD)]);
}

/** Whether a picture's bytes are those of one that comes with the template; SVG says so too. */
export const isPlaceholder = (picture: Buffer): boolean => picture.includes(mark, 0, 'latin1');
