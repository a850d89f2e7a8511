import path from 'node:path';
import { publicFiles } from '../files/public-files';
import { localizedFiles } from '../hosting/file-names';
import { isPath, isWebUrl } from '../hosting/urls';
import { logoNames } from '../images/icon-files';
import { logoNameIn } from '../images/logo-name';
import { nearestName } from '../text/nearest-name';
import { singleSpaces } from '../text/text';
import { didYouMean, type Reason } from './fault';
import { isLinkUrl } from './link-url';
import { type FieldKind, linkRule, skillLogoRule } from './schema-fields';

// What is wrong with texts that lead to a file or an address: links, pictures and logos.

/**
 * What is wrong with a text that leads nowhere, and the file or address that was probably meant.
 * @returns undefined if texts of this kind need not lead anywhere
 */
export function referenceReason(kind: FieldKind | undefined, text: string): Reason | undefined {
  if (kind === 'link') return linkReason(text);
  if (kind === 'skill logo') return logoReason(text);
  return kind === 'picture' || kind === 'logo' ? pictureReason(text) : undefined;
}

function linkReason(text: string): Reason {
  const meant = linkMeant(text);
  const rule = isPath(text)
    ? 'there is no such file in public/, and no page or document of the site has this address'
    : linkRule;
  return { rule, todo: meant && didYouMean(`'${meant}'`) };
}

/** The page, file or e-mail address that was probably meant by "www.ana.example" or "cv.pdf". */
function linkMeant(text: string): string | undefined {
  const page = `https://${text.replace(/^https?[:/]+/i, '')}`;
  // "thesis.pdf" looks like a host, and "github.com/ana" like the file "/ana.png". So a text
  // counts as a page only if it begins with "www." or a mistyped scheme ("http:", "http/"), or has
  // a slash after the host.
  if (/^https?[:/]|^www\.|^[\w-]+(\.[\w-]+)+\//i.test(text) && isLinkUrl(page)) return page;
  const files = [...publicFiles(), ...localizedFiles.map((file) => `/${file}`)];
  const file = /[:#?\s]/.test(text) ? undefined : nearestFile(text, files);
  if (file !== undefined) return file;
  const mail = `mailto:${text}`;
  return isLinkUrl(mail) ? mail : undefined;
}

/** A path as the content names files: '/images/me.png' for "public\\images\\me.png". */
const pathFrom = (text: string) =>
  text
    .normalize()
    .replaceAll('\\', '/')
    .replace(/^[./]*(public\/)?/i, '/');

/** Where to save a picture that is not in `public/` yet: '/images/me.png' for "./me.png". */
function savePath(text: string): string {
  const written = singleSpaces(pathFrom(text));
  return written.startsWith('/images/') ? written : `/images/${path.posix.basename(written)}`;
}

const isPicture = (file: string) => /\.(avif|gif|jfif|jpe?g|png|svg|tiff?|webp)$/i.test(file);

const nearestPicture = (text: string) => nearestFile(text, publicFiles().filter(isPicture));

/** The path of the picture that was probably meant, or the path at which to save it. */
export const pictureMeant = (text: string): string => nearestPicture(text) ?? savePath(text);

const saveTodo = (file: string) =>
  `Save the picture in public${path.posix.dirname(file)}/, and write '${file}'.`;

function pictureReason(text: string): Reason {
  if (isWebUrl(text)) {
    return { rule: 'must be a file, not an address', todo: saveTodo('/images/name.png') };
  }
  if (publicFiles().some((file) => file.startsWith(`${text}/`))) {
    return { rule: 'is a folder', todo: 'Write the path of a file in it.' };
  }
  const meant = nearestPicture(text);
  const isOtherCase = meant?.toLowerCase() === text.toLowerCase();
  const hint = isOtherCase ? '; upper and lower case count' : '';
  const rule = isPath(text)
    ? `there is no such file in public/${hint}`
    : 'must be the path of a file in public/, and begin with "/"';
  return { rule, todo: meant === undefined ? saveTodo(savePath(text)) : didYouMean(`'${meant}'`) };
}

function logoReason(text: string): Reason {
  const name = logoNameIn(text);
  if (name === undefined) return isPath(text) ? pictureReason(text) : { rule: skillLogoRule };
  const meant = nearestName(name, logoNames());
  if (meant === undefined) return { rule: skillLogoRule };
  return { rule: 'there is no such logo', todo: didYouMean(`'icon:${meant}'`) };
}

/** The path of a file without its ending, in lower case. */
const stemOf = (file: string) => file.toLowerCase().replace(/\.\w+$/, '');

/**
 * The file that was probably meant by "./me.png", "public/images/me.png" or "/images/Me.jpeg".
 * @param files the files to choose from, as the content names them: '/images/me.jpg'
 */
function nearestFile(text: string, files: readonly string[]): string | undefined {
  const written = pathFrom(text);
  const nameOf = (file: string) => path.posix.basename(stemOf(file));
  const { ext } = path.posix.parse(written.toLowerCase());
  const alike = files.filter((file) => file.toLowerCase().endsWith(ext));
  const nearest = nearestName(nameOf(written), alike.map(nameOf));
  return (
    files.find((file) => file.toLowerCase() === written.toLowerCase()) ??
    files.find((file) => stemOf(file) === stemOf(written)) ??
    files.find((file) => nameOf(file) === nameOf(written)) ??
    alike.find((file) => nameOf(file) === nearest)
  );
}
