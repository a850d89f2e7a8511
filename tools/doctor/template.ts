import { contentNames } from '../../lib/content/files';
import type { Locales } from '../../lib/content/locales';
import { templateContent } from '../../lib/content/template';
import { placeholders } from '../../lib/profile/person';
import { templatePictures } from '../support/template';
import { byFile, type Finding, placeholder } from './findings';
import { isProse, readableText, type Text, textsIn } from './texts-and-links';

/** Whether a text belongs to one person. Two people may have the same role, skill or town. */
const isPersonal = (entry: Text): boolean =>
  isProse(entry) ||
  /\.(availability|company|facts\.value|phone|school|workplace)$/.test(entry.field) ||
  /^((awards|projects)\.title|(certificates|owner|publications)\.name)$/.test(entry.field);

/** Texts that differ only in letter case, spaces and links count as equal. */
const comparable = (entry: Text) => readableText(entry).toLowerCase().replace(/\s+/g, ' ').trim();

const templateTexts = new Set(
  textsIn({ content: templateContent, folder: '', ownFiles: contentNames })
    .filter(isPersonal)
    .map(comparable),
);

/**
 * Whether a text is in the sample profile, contains its name, or is a placeholder of the import.
 */
function isFromTemplate(entry: Text): boolean {
  const names: string[] = [templateContent.owner.name];
  if (/^(owner|site)\./.test(entry.field)) names.push(placeholders.name, placeholders.role);
  const isSample = isPersonal(entry) && templateTexts.has(comparable(entry));
  return isSample || names.some((name) => entry.text.includes(name));
}

/** Finds texts of the template, one finding for each file of `content/`. */
export const templateTextFindings = (locales: Locales): Finding[] =>
  byFile(locales.flatMap(textsIn).filter(isFromTemplate), 'text of the template in');

/** Finds files of `public/` that come with the template. */
export function templatePictureFindings(projectDir: string): Finding[] {
  const files = templatePictures(projectDir).map((file) => `public/${file}`);
  return files.length > 0 ? [placeholder(`Files of the template: ${files.join(', ')}`)] : [];
}
