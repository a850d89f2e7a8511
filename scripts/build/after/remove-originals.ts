import { rm } from 'node:fs/promises';
import path from 'node:path';
import { encodePath, hasSvgName, isSitePath, isWebUrl } from '../../../lib/addresses/urls';
import { textParts } from '../../../lib/content/linked-text';
import type { ContentByFolder } from '../../../lib/content/schema';
import { picturesIn, textFieldsInAllLanguages } from '../../../lib/content/text-fields';

/** All addresses to which the content links, also within texts. */
const addressesIn = (contents: ContentByFolder): string[] =>
  textFieldsInAllLanguages(contents).flatMap(({ kind, text, hasLinks }) => {
    if (kind === 'link') return text;
    return hasLinks ? textParts(text).flatMap(({ href }) => href ?? []) : [];
  });

/** The readable form of an address, so that "a%402x.png" equals "a@2x.png". */
function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url; // A lone "%" cannot be decoded.
  }
}

/**
 * Removes originals of pictures in `public/images/`: the page shows encoded copies, and a camera's
 * photo may contain the place where it was taken. SVGs stay, and so do pictures to which the
 * content links. Files in other folders of `public/` are always published.
 * @param pageUrl 'https://ana.example', or 'https://ana.example/portfolio/' below a base path
 */
export async function removeOriginals(
  exportFolder: string,
  contents: ContentByFolder,
  pageUrl: string,
): Promise<void> {
  const site = pageUrl.replace(/\/$/, '');
  const urlOf = (src: string) => decoded(new URL(site + encodePath(src)).href);
  const linked = addressesIn(contents).flatMap((address) => {
    if (isSitePath(address)) return urlOf(address);
    return isWebUrl(address) ? decoded(new URL(address).href) : [];
  });
  const unpublished = picturesIn(contents)
    .filter(({ src }) => !hasSvgName(src))
    .map(({ src }) => src.normalize())
    .filter((src) => src.startsWith('/images/') && !linked.includes(urlOf(src)));
  for (const src of unpublished) await rm(path.join(exportFolder, src), { force: true });
}
