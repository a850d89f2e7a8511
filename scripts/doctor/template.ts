import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Content } from '../../lib/content/schema';
import { templateContent, unknown } from '../../lib/content/template';
import type { Examined } from './examine';
import { byFile, type Finding } from './findings';

/**
 * Fields whose text belongs to one person. What anybody may write is left out: a role, a skill, a
 * town, the name of a service.
 */
const personal = [
  ...['site.description', 'owner.name', 'owner.intro', 'owner.portrait.alt'],
  ...['owner.availability', 'owner.workplace'],
  ...['about.photo.alt', 'about.paragraphs', 'about.services.description'],
  ...['experience.company', 'experience.description', 'experience.highlights'],
  ...['education.school', 'education.description', 'education.highlights', 'certificates.name'],
  ...['projects.title', 'projects.description', 'projects.highlights', 'projects.image.alt'],
];

/** A text of the content and the keys that lead to it: ['projects', '0', 'title']. */
interface Text {
  place: string[];
  text: string;
}

function textsIn(value: unknown, place: string[] = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...place, key]));
}

/** Whether a field is personal, whichever entry of a list it stands in. */
const isPersonal = ({ place }: Text) =>
  personal.includes(place.filter((key) => !/^\d+$/.test(key)).join('.'));

/** Letter case and spaces do not make a text another. */
const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

const shippedTexts = new Set(
  textsIn(templateContent)
    .filter(isPersonal)
    .map(({ text }) => plain(text)),
);

/** Whether a text is the template's, names its person, or is what the import puts for "unknown". */
function isTemplates(found: Text): boolean {
  const { place, text } = found;
  const names = [templateContent.owner.name];
  if (place[0] === 'owner' || place[0] === 'site') names.push(unknown.name, unknown.role);
  const isShipped = isPersonal(found) && shippedTexts.has(plain(text));
  return isShipped || names.some((name) => text.includes(name));
}

/** Names what still holds texts of the template, a line for each file of `content/`. */
export function templateTextFindings({ content }: Pick<Examined, 'content'>): Finding[] {
  const entries = textsIn(content)
    .filter(isTemplates)
    .map(({ place }) => ({ file: `content/${place[0]}.ts`, name: labelOf(place, content) }));
  return byFile(entries, 'text of the template in');
}

/** `intro`, `portrait.alt`, `paragraph 2`; of an entry of a list its name: `"Kelp"`. */
function labelOf([file, ...place]: string[], content: Content): string {
  const list: unknown = content[file as keyof Content];
  if (!Array.isArray(list)) {
    return place.join('.').replace(/s?\.(\d+).*/, (_, index) => ` ${Number(index) + 1}`);
  }
  const { company, school, title, name } = list[Number(place[0])];
  return `"${company ?? school ?? title ?? name}"`;
}

const shippedFolder = path.resolve(import.meta.dirname, '../../template/public');

/** The files of `public/` that are the template's, byte for byte, shown or not: absolute paths. */
export function templatePictures(projectDir: string): string[] {
  const shipped = filesBelow(shippedFolder).map((file) => readFileSync(file, 'base64'));
  const files = filesBelow(path.join(projectDir, 'public'));
  return files.filter((file) => shipped.includes(readFileSync(file, 'base64')));
}

/** Names them to the owner. */
export function templatePictureFindings({ projectDir }: Pick<Examined, 'projectDir'>): Finding[] {
  const folder = path.join(projectDir, 'public');
  const entries = templatePictures(projectDir).map((file) => ({
    file: 'public',
    name: path.relative(folder, file).replaceAll('\\', '/'),
  }));
  return byFile(entries, 'files of the template:');
}

/** All files below a folder; none if there is no such folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}
