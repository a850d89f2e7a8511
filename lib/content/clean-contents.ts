import { addressEnd, isSitePath } from '../addresses/urls';
import { cleanProse, cleanText, isPoint, proseParts } from '../text/clean-text';
import { asTyped, withoutMarks } from '../text/text';
import { localeFor } from '../words/locale';
import { dateReader } from './dates';
import { meantLink } from './linked-text';
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
      isProse(items) && value.every((entry) => typeof entry === 'string')
        ? cleanProse(value)
        : value.map((entry) => cleaned(entry, items, dates));
    return entries.map(withoutNothing).filter((entry) => entry !== undefined && entry !== '');
  }
  if (typeof value !== 'object' || value === null) return value;
  const properties = propertiesOf(schema) ?? {};
  const entry = withPointsApart({ ...value }, Object.entries(properties));
  const fields = Object.entries(entry).map(([key, field]) => {
    const clean = cleaned(field, properties[key], dates);
    const isOptional = properties[key] !== undefined && !required.includes(key);
    return [key, isOptional ? withoutNothing(clean) : clean];
  });
  return Object.fromEntries(fields.filter(([, field]) => field !== undefined));
}

/** Whether a text has paragraphs and points. A legal text keeps its lines. */
const isProse = ({ hasLinks, hasLines }: DescribedSchema) => hasLinks && !hasLines;

/** An entry with the points of its description among those of its highlights. */
function withPointsApart(entry: Record<string, unknown>, fields: [string, DescribedSchema][]) {
  const [key = '', { pointsIn = '' } = {}] = fields.find(([, field]) => field.pointsIn) ?? [];
  const { [key]: text, [pointsIn]: others = [] } = entry;
  const parts = typeof text === 'string' ? proseParts(text) : [];
  const points = parts.filter(isPoint);
  if (points.length === 0 || !Array.isArray(others)) return entry;
  const paragraphs = parts.filter((part) => !isPoint(part));
  return { ...entry, [key]: paragraphs.join('\n\n'), [pointsIn]: [...points, ...others] };
}

function cleanField(value: string, schema: DescribedSchema, dates: Dates): unknown {
  const { kind, isAddress, hasIcon, isLabel, isPercent, hasLines, isDate, isPeriod } = schema;
  const shown = hasIcon ? value.replace(icon, '') : value;
  if (kind !== undefined || isAddress) {
    const address = withoutMarks(shown).trim();
    // The name of a file may have any spaces and hyphens.
    if (!isAddress || isSitePath(address)) return address;
    const clean = asTyped(address).replace(addressEnd, '');
    return kind === 'link' ? meantLink(clean) : clean;
  }
  if (isProse(schema)) return cleanProse([value]).join('\n\n');
  const lines = hasLines ? shown.trim().split('\n') : [shown];
  const text = lines.map(cleanText).join('\n');
  if (isPercent && /^\d+ ?%?$/.test(text)) return Number.parseInt(text, 10);
  if (isLabel) return text.replace(colon, '');
  if (isPeriod) return dates.readPeriod(text);
  return isDate ? dates.readDate(text) : text;
}

const withoutNothing = (value: unknown): unknown =>
  typeof value === 'string' && nothing.test(value) ? undefined : value;
