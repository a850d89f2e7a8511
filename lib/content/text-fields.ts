import { z } from 'zod';
import type { PictureUse } from '../images/encode';
import { logoNameIn } from '../images/skill-logos';
import { type Content, type ContentFiles, contentSchema, type UncheckedContent } from './schema';
import type { FieldDescription, FieldKind } from './schema-fields';

export interface TextField extends FieldDescription {
  text: string;
  /** The keys that lead to it: `['projects', 0, 'image', 'src']`. */
  keys: readonly PropertyKey[];
}

/** The part of a JSON Schema that leads to the descriptions of fields. */
interface DescribedSchema extends FieldDescription {
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
}

/** A schema as JSON Schema, into which zod copies what `.meta()` says about each field. */
const described = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as DescribedSchema;

const describedContent = described(contentSchema);

/** Calls a function with each text of a value, and returns a copy with its results. */
function mapTexts(
  value: unknown,
  schema: DescribedSchema,
  change: (field: TextField) => string,
  keys: readonly PropertyKey[] = [],
): unknown {
  const { properties, items, ...description } = schema;
  if (typeof value === 'string') return change({ ...description, text: value, keys });
  if (Array.isArray(value)) {
    return value.map((entry, index) => mapTexts(entry, items ?? {}, change, [...keys, index]));
  }
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, field]) => [
    key,
    mapTexts(field, properties?.[key] ?? {}, change, [...keys, key]),
  ]);
  return Object.fromEntries(fields);
}

/**
 * All texts of a content, in its order.
 * @param value the content, or a part of it; it may break rules
 * @param schema of the value
 */
export function textFields(value: unknown, schema?: z.ZodType): TextField[] {
  const found: TextField[] = [];
  mapTexts(value, schema ? described(schema) : describedContent, (field) => {
    found.push(field);
    return field.text;
  });
  return found;
}

/** A copy of a content with changed texts. */
export const mapContentTexts = (content: Content, change: (field: TextField) => string): Content =>
  mapTexts(content, describedContent, change) as Content;

/** All texts of all languages. Their keys begin with the folder of the language. */
export const textFieldsInAllLanguages = (files: Record<string, UncheckedContent>): TextField[] =>
  Object.entries(files).flatMap(([folder, content]) =>
    textFields(content).map((field) => ({ ...field, keys: [folder, ...field.keys] })),
  );

export interface ContentPicture {
  src: string;
  use: PictureUse;
  /** The folder of its language, its file, and the keys that lead to it. */
  keys: readonly PropertyKey[];
}

const pictureUses: Partial<Record<FieldKind, PictureUse>> = {
  picture: 'picture',
  logo: 'logo',
  'skill logo': 'logo',
};

/** All pictures of a content, checked or not. The name of a skill logo, "icon:…", is no picture. */
export const picturesIn = (files: ContentFiles): ContentPicture[] =>
  textFieldsInAllLanguages(files).flatMap(({ kind, text: src, keys }) => {
    const use = kind && pictureUses[kind];
    return use && logoNameIn(src) === undefined ? { src, use, keys } : [];
  });
