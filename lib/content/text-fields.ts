import { z } from 'zod';
import type { PictureUse } from '../images/encode';
import { type ContentFiles, type UncheckedContent, valueAt } from './files';
import { contentSchema } from './schema';
import type { FieldDescription, FieldKind } from './schema-fields';

export interface TextField extends FieldDescription {
  text: string;
  /** The keys that lead to it: `['projects', 0, 'image', 'src']`. */
  keys: readonly PropertyKey[];
}

/** Unwraps optional fields and defaults; of a union like "a text or an object", the object. */
export function withoutWrappers(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return withoutWrappers(schema.unwrap() as z.ZodType);
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
  const inner = withoutWrappers(schema);
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

/** All pictures of a content, checked or not. "icon:…" is no picture. */
export const picturesIn = (files: ContentFiles): ContentPicture[] =>
  textFieldsOf(files).flatMap(({ kind, text: src, keys }) => {
    const use = kind && pictureUses[kind];
    return use && !src.startsWith('icon:') ? { src, use, keys } : [];
  });
