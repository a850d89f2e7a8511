import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { unknown } from '../import/unknown';
import { type Finding, grouped } from './findings';

/**
 * Fields whose text tells one person from another. What anybody may write stays unsaid: a skill's
 * name, "Frontend Development", a town.
 */
const telling = [
  'site.description',
  'owner.name',
  'owner.intro',
  'owner.portrait.alt',
  'owner.availability',
  'owner.workplace',
  'about.photo.alt',
  'about.paragraphs',
  'about.services.description',
  'experience.company',
  'experience.description',
  'education.school',
  'certificates.name',
  'projects.title',
  'projects.description',
  'projects.image.alt',
];
/** What names an entry of a list. */
const names = ['company', 'school', 'title', 'name'];
/** A shorter sentence can stand in two lives by chance. */
const SENTENCE = 40;

interface Text {
  place: (string | number)[];
  text: string;
}

function textsIn(value: unknown, place: Text['place'] = []): Text[] {
  if (typeof value === 'string') return [{ place, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...place, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...place, key]));
}

/** "projects.image.alt": a place without the numbers of entries. */
const fieldOf = (place: Text['place']) => place.filter((key) => typeof key === 'string').join('.');

/** Letter case, spaces and the shape of quotes and dashes do not make a text another. */
const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‘’'"“”]/g, '')
    .replace(/[\s‐-―-]+/g, ' ')
    .trim();

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const sentencesOf = (text: string) =>
  [...segmenter.segment(text)]
    .map(({ segment }) => folded(segment))
    .filter(({ length }) => length >= SENTENCE);

const shipped = textsIn(templateContent).filter(({ place }) => telling.includes(fieldOf(place)));
const known = new Set(shipped.map(({ place, text }) => `${fieldOf(place)}:${folded(text)}`));
const sentences = [...new Set(shipped.flatMap(({ text }) => sentencesOf(text)))];

/** Whether a text is the template's, or holds a whole sentence of it, or what the import put there. */
function isTemplates({ place, text }: Text): boolean {
  const [file] = place;
  const plain = folded(text);
  const holds = (name: string) => text.includes(name);
  return (
    known.has(`${fieldOf(place)}:${plain}`) ||
    sentences.some((sentence) => plain.includes(sentence)) ||
    holds(templateContent.owner.name) ||
    ((file === 'owner' || file === 'site') && [unknown.name, unknown.role].some(holds))
  );
}

/** What of the template's texts is still there, a line for each file of `content/`. */
export function templateTextFindings(content: Content): Finding[] {
  const found = textsIn(content).filter(isTemplates);
  const places = new Set(found.map(({ place }) => place.join('.')));
  const entries = found.map(({ place }) => ({
    group: `content/${place[0]}.ts`,
    name: labelOf(place, places, content),
  }));
  return grouped(
    entries,
    'comes with the template; write yours',
    'come with the template; write yours, or delete what you do not have',
  ).map((text): Finding => ({ topic: 'placeholder', text }));
}

/** `intro`; of an entry its name alone if that is the template's too, else `"Kelp" (description)`. */
function labelOf(place: Text['place'], places: ReadonlySet<string>, content: Content): string {
  const [file, index, ...rest] = place;
  const entries: unknown = content[file as keyof Content];
  if (!Array.isArray(entries)) return fieldLabel(place.slice(1));
  const entry = entries[Number(index)] as Record<string, unknown>;
  const key = names.find((each) => typeof entry[each] === 'string') ?? '';
  const name = `"${entry[key]}"`;
  return places.has(`${file}.${index}.${key}`) ? name : `${name} (${fieldLabel(rest)})`;
}

/** "portrait.alt", "paragraph 2", "services 2". */
const fieldLabel = (place: Text['place']) =>
  place
    .flatMap((key) => (typeof key === 'number' ? [] : [key]))
    .join('.')
    .replace(/^paragraphs$/, () => `paragraph ${Number(place[1]) + 1}`)
    .replace(/^services\..*/, () => `service ${Number(place[1]) + 1}`);
