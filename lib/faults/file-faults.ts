import type { Addresses } from '../addresses/site-addresses';
import { isFragment, isSitePath } from '../addresses/urls';
import { textRuns } from '../content/linked-text';
import type { Content, ContentByFolder } from '../content/schema';
import { hasLinks, iconNameIn, isLinkField, pictureFile } from '../content/schema-fields';
import { type TextField, textFields, textFieldsInAllLanguages } from '../content/text-fields';
import { generatedNames, pageNames } from '../files/generated-names';
import { findAlike, findFile, pictureFiles, publicFiles } from '../files/owners-files';
import { isLogoName } from '../images/icon-files';
import { type Profile, pageIds } from '../profile/profile';
import { type Fault, fieldPath, shownFieldPath } from './fault';

/** Finds links, pictures and logos without a file. */
export function referenceFaults(contents: ContentByFolder): Fault[] {
  const folders = Object.keys(contents);
  const pictures = pictureFiles();
  const linked = [...publicFiles(), ...pageNames(folders), ...generatedNames(folders)];
  return textFieldsInAllLanguages(contents).flatMap((field) => {
    const { text, keys } = field;
    const rule = isLinkField(field)
      ? missingFileRule(text, linked)
      : missingPictureRule(field, pictures);
    return rule === undefined ? [] : { where: fieldPath(contents, keys), rule, value: text };
  });
}

/** @param files of `public/` and of the build, to which a link may lead */
function missingFileRule(address: string, files: readonly string[]): string | undefined {
  if (!isSitePath(address)) return undefined;
  // At the address of a folder, hosts send the `index.html` in it.
  const file = address.slice(1) + (address.endsWith('/') ? 'index.html' : '');
  if (findFile(file, files) !== undefined) return undefined;
  return `public/ has no such file, and the build makes none${alike(file, files)}`;
}

/** @param files all paths in `content/pictures/` */
function missingPictureRule({ imageUse, text }: TextField, files: readonly string[]) {
  if (imageUse === undefined) return undefined;
  const icon = imageUse === 'skill logo' ? iconNameIn(text) : undefined;
  if (icon !== undefined && !isLogoName(icon)) {
    return 'no logo has this name; look it up at https://icon-sets.iconify.design/devicon';
  }
  // "icon:react" is no path. Another text that is none is a fault of the schema already.
  const isPath = pictureFile.safeParse(text).success;
  if (!isPath || findFile(text, files) !== undefined) return undefined;
  return `content/pictures/ has no such file${alike(text, files)}`;
}

function alike(name: string, files: readonly string[]): string {
  const found = findAlike(name, files);
  return found === undefined ? '; letter case counts' : `; it has "${found}"`;
}

/** The page in one language. */
interface CheckedPage extends Pick<Addresses, 'hrefOf'> {
  folder: string;
  content: Content;
  profile: Profile;
}

/** Finds links to a part that the page does not have: `[school](#educaton)`. */
export function linkFaults(contents: ContentByFolder, pages: readonly CheckedPage[]): Fault[] {
  return pages.flatMap(({ profile, content, folder, hrefOf }) => {
    const rule = `the page ${hrefOf('/')} has no such part; "Put links into texts" in docs/make-it-yours.md names them`;
    const targets = pageIds(profile).map((id) => `#${id}`);
    return textFields(content).flatMap((field) => {
      const hrefs = hasLinks(field) ? textRuns(field.text).map(({ href = '' }) => href) : [];
      const wrong = hrefs.filter((href) => isFragment(href) && !targets.includes(href));
      return wrong.map((value): Fault => {
        return { where: shownFieldPath(contents, folder, field.keys), rule, value };
      });
    });
  });
}

/** Finds files in `public/` with the name of a page, or almost that of a generated file. */
export function publicFileFaults(folders: readonly string[]): Fault[] {
  const generated = generatedNames(folders);
  // Pages need the icons of the build. 'index.txt' is Next's copy of a page, which the build removes.
  const needed = [...pageNames(folders), '404.html', 'icons.svg', 'index.txt'];
  return publicFiles().flatMap((file) => {
    const where = `public/${file}`;
    if (needed.includes(file)) {
      return {
        where,
        rule: 'the build makes a file with this name; rename this one, or delete it',
      };
    }
    const name = generated.find((each) => each.toLowerCase() === file.toLowerCase());
    if (name === undefined || name === file) return [];
    return { where, rule: `the build makes ${name}; write its name like that, or rename the file` };
  });
}
