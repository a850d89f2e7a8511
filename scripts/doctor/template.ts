import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../../lib/content/check';
import type { Editions } from '../../lib/content/editions';
import { placeholders, templateContent } from '../../lib/content/template';
import { listFiles } from '../support/list-files';
import { byFile, type Finding, placeholder } from './findings';
import { type Text, textsIn } from './texts';

/** Fields whose text belongs to one person. Roles, skills, towns and services may be the same for two. */
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

/** Texts that differ only in letter case and spaces count as the same. */
const plain = ({ text }: Text) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const templateTexts = new Set(
  textsIn({ content: templateContent, folder: '', own: contentFiles })
    .filter(isPersonal)
    .map(plain),
);

/** Whether a text is the template's, names its person, or is a placeholder of the import. */
function isFromTemplate(found: Text): boolean {
  const names = [templateContent.owner.name];
  if (/^(owner|site)\./.test(found.field)) names.push(placeholders.name, placeholders.role);
  const isShipped = isPersonal(found) && templateTexts.has(plain(found));
  return isShipped || names.some((name) => found.text.includes(name));
}

/** Finds texts of the template, one finding for each file of `content/`. */
export const templateTextFindings = (editions: Editions): Finding[] =>
  byFile(editions.flatMap(textsIn).filter(isFromTemplate), 'text of the template in');

const shippedFolder = path.resolve(import.meta.dirname, '../../template/public');

/**
 * Finds the files of `public/` that are the template's, byte for byte, whether the page shows them or not.
 * @returns paths below `public/`: `images/arkha.png`
 */
export function templatePictures(projectDir: string): string[] {
  const read = (folder: string, file: string) => readFileSync(path.join(folder, file), 'base64');
  const shipped = listFiles(shippedFolder).map((file) => read(shippedFolder, file));
  const folder = path.join(projectDir, 'public');
  return listFiles(folder).filter((file) => shipped.includes(read(folder, file)));
}

/** Names those files to the owner. */
export function templatePictureFindings(projectDir: string): Finding[] {
  const files = templatePictures(projectDir).map((file) => `public/${file}`);
  return files.length > 0 ? [placeholder(`Files of the template: ${files.join(', ')}`)] : [];
}
