import { z } from 'zod';
import type { PictureUse } from '../images/encode';
import { logoNameIn } from '../images/logo-name';
import { type ContentFiles, type UncheckedContent, valueAt } from './files';
import { contentSchema } from './schema';
import type { FieldDescription, FieldKind } from './schema-fields';

export interface TextField extends FieldDescription {
  text: string;
  /** The keys that lead to it: `['projects', 0, 'image', 'src']`. */
  keys: readonly PropertyKey[];
}

/** Unwraps `optional` and `default`. */
const unwrapped = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap() as z.ZodType)
    : schema;

/** What the schema says about a text. */
export const descriptionOf = (schema: z.ZodType): FieldDescription =>
  unwrapped(schema).meta() ?? {};

/** Unwraps `optional` and `default`. Of a union like "a text or an object", returns the object. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  const inner = unwrapped(schema);
  if (!(inner instanceof z.ZodUnion)) return inner;
  const object = inner.options.find((option) => option instanceof z.ZodObject);
  return (object as z.ZodType | undefined) ?? inner;
}

/**
 * All texts of a content, in the order of the schema. Fields that the schema does not have are left
 * out.
 * @param value the content, or a part of it; it may break rules
 * @param schema of the value
 * @param keys that lead to the value
 */
export function textFields(
  value: unknown,
  schema: z.ZodType = contentSchema,
  keys: readonly PropertyKey[] = [],
): TextField[] {
  if (typeof value === 'string') return [{ ...descriptionOf(schema), text: value, keys }];
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const element = inner.element as z.ZodType;
    return value.flatMap((entry, index) => textFields(entry, element, [...keys, index]));
  }
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(inner.shape).flatMap(([key, field]) =>
    textFields(valueAt(value, key), field, [...keys, key]),
  );
}

/** The kinds of all fields of a schema, with repeats. It walks the schema like `textFields`. */
function kindsIn(schema: z.ZodType): (FieldKind | undefined)[] {
  const inner = innerSchema(schema);
  if (inner instanceof z.ZodArray) return kindsIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [descriptionOf(schema).kind];
  return Object.values<z.ZodType>(inner.shape).flatMap(kindsIn);
}

/**
 * Makes sure that `textFields` understands the classes of zod, which may change with a version of
 * zod. If it found no pictures, the build would publish originals, which may contain the place
 * where a photo was taken. If it found no links, nothing would check them.
 * @throws Error if the schema seems to have no picture, no logo or no link
 */
export function requirePicturesAndLinks(schema: z.ZodType = contentSchema): void {
  const kinds = new Set<string | undefined>(kindsIn(schema));
  const missing = [...Object.keys(pictureUses), 'link'].filter((kind) => !kinds.has(kind));
  if (missing.length === 0) return;
  throw new Error(
    `lib/content/text-fields.ts finds no ${missing.join(', no ')} in the schema. Has zod changed?`,
  );
}

/** All texts of all languages. Their keys begin with the folder of the language. */
export const textFieldsInAllLanguages = (files: Record<string, UncheckedContent>): TextField[] =>
  Object.entries(files).flatMap(([folder, content]) =>
    textFields(content, contentSchema, [folder]),
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
