import { cleanedAddress, isSitePath } from '../addresses/urls';
import { withoutMarks } from '../text/text';
import { localeFor } from '../words/locale';
import { cleanProse, cleanText, isPoint, proseParts } from './clean-text';
import { meantLink } from './linked-text';
import { dateReader } from './read-dates';
import { type ContentByFolder, localeSchema } from './schema';
import { type DescribedSchema, describedContent, propertiesOf } from './text-fields';

/** "📧 " before an address, or a sign of an icon font; but not the flag of a place. */
const icon = /^(?![🏳🏴])(?:\p{Extended_Pictographic}|[\ue000-\uf8ff\s]|\ufe0f)+/u;
/** "Goal:", and the wide one of Chinese and Japanese. */
const colon = /\s*[:：]+$/;
/** What people write into a form that wants something: "N/A", "-". */
const nothing = /^(n\/a|none|[-–—])$/i;

/** The contents of all languages with clean texts. */
export const cleanContents = (contents: ContentByFolder) =>
  Object.fromEntries(
    Object.entries(contents).map(([folder, files]) => {
      // With a fault in `site`, the build stops, whatever the language of the dates is.
      const { data = { language: 'en' } } = localeSchema.safeParse(files?.site);
      return [folder, cleaned(files, describedContent, dateReader(localeFor(data)))];
    }),
  ) as ContentByFolder;

type Dates = ReturnType<typeof dateReader>;

/** A value with clean texts, by their descriptions; undefined for an empty text. */
function cleaned(value: unknown, schema: DescribedSchema = {}, dates: Dates): unknown {
  const { items = {}, required = [] } = schema;
  if (typeof value === 'string') {
    const clean = cleanField(value, schema, dates);
    return clean === '' ? undefined : clean;
  }
  if (Array.isArray(value)) {
    const entries =
      items.kind === 'prose' && value.every((entry) => typeof entry === 'string')
        ? cleanProse(value)
        : value.map((entry) => cleaned(entry, items, dates));
    return entries.map(withoutNothing).filter((entry) => entry !== undefined && entry !== '');
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema) ?? {};
  const entry = 'highlights' in properties ? withPointsApart(value) : value;
  const fields = Object.entries(entry).map(([key, field]) => {
    const clean = cleaned(field, properties[key], dates);
    const isOptional = properties[key] !== undefined && !required.includes(key);
    return [key, isOptional ? withoutNothing(clean) : clean];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** An entry with the points of its description among its highlights. */
function withPointsApart(entry: { description?: unknown; highlights?: unknown }) {
  const { description, highlights = [] } = entry;
  if (typeof description !== 'string' || !Array.isArray(highlights)) return entry;
  const parts = proseParts(description);
  const points = parts.filter(isPoint);
  if (points.length === 0) return entry;
  const paragraphs = parts.filter((part) => !isPoint(part));
  return { ...entry, description: paragraphs.join('\n\n'), highlights: [...points, ...highlights] };
}

function cleanField(value: string, { imageUse, kind }: DescribedSchema, dates: Dates): unknown {
  // The name of a file may have any spaces and hyphens.
  if (imageUse !== undefined) return withoutMarks(value).trim();
  switch (kind) {
    case 'address':
      return cleanAddress(value);
    case 'link':
    case 'file link':
      return meantLink(cleanAddress(value));
    case 'prose':
      return cleanProse([value]).join('\n\n');
    case 'legal':
      return value.trim().split('\n').map(cleanText).join('\n');
    case 'phone':
    case 'place':
      return cleanText(value.replace(icon, ''));
    case 'label':
      return cleanText(value).replace(colon, '');
    case 'percent':
      return percentOf(cleanText(value));
    case 'period':
      return dates.readPeriod(cleanText(value));
    case 'date':
      return dates.readDate(cleanText(value));
    default:
      return cleanText(value);
  }
}

function cleanAddress(value: string): string {
  const address = withoutMarks(value.replace(icon, '')).trim();
  return isSitePath(address) ? address : cleanedAddress(address);
}

/** 90 for "90 %". */
const percentOf = (text: string) => (/^\d+ ?%?$/.test(text) ? Number.parseInt(text, 10) : text);

const withoutNothing = (value: unknown): unknown =>
  typeof value === 'string' && nothing.test(value) ? undefined : value;
