import path from 'node:path';
import { findPublicFile, publicFiles } from '../files/public-files';
import { localizedFiles, localizedPath, sharedFiles } from '../hosting/file-names';
import { isPath } from '../hosting/urls';
import { hasLogo, logoNames } from '../images/icon-files';
import { logoNameIn } from '../images/skill-logos';
import { nearestName } from '../text/nearest-name';
import { didYouMean, type Fault, placeOf } from './fault';
import type { ContentFiles } from './schema';
import { type TextField, textFieldsInAllLanguages } from './text-fields';

/** Finds links that lead to no page and no file, and pictures and logos that have no file. */
export function referenceFaults(files: ContentFiles): Fault[] {
  // Without skill logos like '/icons/react.svg': the build makes a logo only if a skill shows it.
  const generated = Object.keys(files).flatMap((folder) =>
    ['', ...localizedFiles, ...sharedFiles].map((file) => localizedPath(folder, `/${file}`)),
  );
  return textFieldsInAllLanguages(files).flatMap((field) => {
    const { kind, text, keys } = field;
    if (kind === 'link' && generated.includes(text)) return [];
    const fault = logoFault(field) ?? fileFault(field);
    return fault ? [{ place: placeOf(files, keys), value: text, ...fault }] : [];
  });
}

type BrokenRule = Pick<Fault, 'rule' | 'todo'>;

function logoFault({ kind, text }: TextField): BrokenRule | undefined {
  const name = kind === 'skill logo' ? logoNameIn(text) : undefined;
  if (name === undefined || hasLogo(name)) return undefined;
  const meant = nearestName(name, logoNames());
  const rule = 'https://icon-sets.iconify.design/devicon has no such logo';
  return { rule, todo: didYouMean(meant && `'icon:${meant}'`) };
}

function fileFault({ kind, text }: TextField): BrokenRule | undefined {
  // The schema checks addresses that are no path.
  if (kind === undefined || !isPath(text)) return undefined;
  // At the address of a folder, hosts send the `index.html` in it.
  const file = kind === 'link' && text.endsWith('/') ? `${text}index.html` : text;
  if (findPublicFile(file) !== undefined) return undefined;
  const files = publicFiles();
  const nearest = nearestName(
    path.posix.basename(text),
    files.map((each) => path.posix.basename(each)),
  );
  const meant = files.find((each) => path.posix.basename(each) === nearest);
  return { rule: 'there is no such file in public/', todo: didYouMean(meant && `'${meant}'`) };
}
