import { findPublicFile } from '../files/public-files';
import { localizedFiles, localizedPath, sharedFiles } from '../hosting/file-names';
import { isPath } from '../hosting/urls';
import { hasLogo } from '../images/icon-files';
import { logoNameIn } from '../images/logo-name';
import { type Fault, placeOf, wrongFault } from './fault';
import type { ContentFiles } from './files';
import { referenceReason } from './reference-reasons';
import { type TextField, textFieldsInAllLanguages } from './text-fields';

/** Finds links that lead to no page and no file, and pictures and logos that have no file. */
export function referenceFaults(files: ContentFiles): Fault[] {
  // Without skill logos like '/icons/react.svg': the build makes a logo only if a skill shows it.
  const generated = Object.keys(files).flatMap((folder) =>
    ['', ...localizedFiles, ...sharedFiles].map((file) => localizedPath(folder, `/${file}`)),
  );
  return textFieldsInAllLanguages(files).flatMap((field) => {
    const { kind, text, keys } = field;
    const isGenerated = kind === 'link' && generated.includes(text);
    if (isGenerated || !isMissing(field)) return [];
    const reason = referenceReason(kind, text);
    return reason === undefined ? [] : wrongFault(placeOf(files, keys), reason, text);
  });
}

/** Whether a path leads to no file in `public/`, or the icon set lacks a logo. */
function isMissing({ kind, text }: TextField): boolean {
  const logoName = kind === 'skill logo' ? logoNameIn(text) : undefined;
  if (logoName !== undefined) return !hasLogo(logoName);
  // At the address of a folder, hosts send the `index.html` in it.
  const file = kind === 'link' && text.endsWith('/') ? `${text}index.html` : text;
  // The schema checks addresses that are no path.
  return isPath(text) && findPublicFile(file) === undefined;
}
