import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../lib/content/check';
import type { Editions } from '../../lib/content/editions';
import { placeholders, templateContent } from '../../lib/content/template';
import { byFile, type Finding, placeholder } from './findings';
import { type Text, textsIn } from './texts';

/**
 * Fields whose text belongs to one person. What anybody may write is left out: a role, a skill, a
 * town, the name of a service.
 */
const personal = [
  ...['site.description', 'owner.name', 'owner.intro', 'owner.portrait.alt'],
  ...['owner.availability', 'owner.workplace', 'contact.phone'],
  ...['about.photo.alt', 'about.paragraphs', 'about.services.description'],
  ...['experience.company', 'experience.description', 'experience.highlights'],
  ...['education.school', 'education.description', 'education.highlights', 'certificates.name'],
  ...['publications.name', 'publications.summary', 'awards.title', 'awards.summary'],
  ...['projects.title', 'projects.description', 'projects.highlights', 'projects.image.alt'],
];

const isPersonal = ({ field }: Text) => personal.includes(field);

/** Letter case and spaces do not make a text another. */
const plain = ({ text }: Text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const shipped = new Set(
  textsIn({ content: templateContent, folder: '', own: contentFiles })
    .filter(isPersonal)
    .map(plain),
);

/** Whether a text is the template's, names its person, or is what the import puts for "unknown". */
function isTemplates(found: Text): boolean {
  const names = [templateContent.owner.name];
  if (/^(owner|site)\./.test(found.field)) names.push(placeholders.name, placeholders.role);
  const isShipped = isPersonal(found) && shipped.has(plain(found));
  return isShipped || names.some((name) => found.text.includes(name));
}

/** Names what still holds texts of the template, a line for each file of `content/`. */
export const templateTextFindings = (editions: Editions): Finding[] =>
  byFile(editions.flatMap(textsIn).filter(isTemplates), 'text of the template in');

const shippedFolder = path.resolve(import.meta.dirname, '../../template/public');

/** The files of `public/` that are the template's, byte for byte, shown or not: absolute paths. */
export function templatePictures(projectDir: string): string[] {
  const pictures = filesBelow(shippedFolder).map((file) => readFileSync(file, 'base64'));
  const files = filesBelow(path.join(projectDir, 'public'));
  return files.filter((file) => pictures.includes(readFileSync(file, 'base64')));
}

/** Names them to the owner. */
export function templatePictureFindings(projectDir: string): Finding[] {
  const files = templatePictures(projectDir).map((file) => path.relative(projectDir, file));
  const list = files.join(', ').replaceAll('\\', '/');
  return files.length > 0 ? [placeholder(`Files of the template: ${list}`)] : [];
}

/** All files below a folder; none if there is no such folder. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
