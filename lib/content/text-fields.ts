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

/** Unwraps `optional` and `default`. Of a union like "a text or an object", returns the object. */
export function innerSchema(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return innerSchema(schema.unwrap() as z.ZodType);
  }
  if (!(schema instanceof z.ZodUnion)) return schema;
  const object = schema.options.find((option) => option instanceof z.ZodObject);
  return (object as z.ZodType | undefined) ?? schema;
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
  const inner = innerSchema(schema);
  if (typeof value === 'string') return [{ ...inner.meta(), text: value, keys }];
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
  if (!(inner instanceof z.ZodObject)) return [inner.meta()?.kind];
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
export const textFieldsOf = (files: Record<string, UncheckedContent>): TextField[] =>
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
  textFieldsOf(files).flatMap(({ kind, text: src, keys }) => {
    const use = kind && pictureUses[kind];
    return use && logoNameIn(src) === undefined ? { src, use, keys } : [];
  });
