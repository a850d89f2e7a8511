import { z } from 'zod';
import { contentSchema, type UncheckedContent } from './schema';
import type { FieldDescription } from './schema-fields';

export interface TextField extends FieldDescription {
  text: string;
  /** The keys that lead to the text: `['projects', 0, 'image', 'src']`. */
  keys: readonly PropertyKey[];
}

/** A field of the content: `properties` are its fields in braces, `items` the entries of a list. */
export interface DescribedSchema extends FieldDescription {
  properties?: Record<string, DescribedSchema>;
  items?: DescribedSchema;
  required?: string[];
  /** Values of another form: dates in braces instead of a text. */
  anyOf?: DescribedSchema[];
}

/**
 * The fields of the content as a tree, with what `.meta()` says about each. zod writes this tree in
 * the form of JSON Schema: `properties.projects.items.properties.demoLink.kind` is 'link'.
 */
export const describedContent = z.toJSONSchema(contentSchema, {
  io: 'input', // what owners write, and not what zod makes of it
}) as DescribedSchema;

/** The fields in braces. A period may be a text, and have no fields. */
export const propertiesOf = ({ properties, anyOf = [] }: DescribedSchema) =>
  properties ?? anyOf.find((form) => form.properties)?.properties;

/** The texts of a value, each with the description at the same place in the schema. */
function textsIn(
  value: unknown,
  schema: DescribedSchema = {},
  keys: readonly PropertyKey[],
): TextField[] {
  if (typeof value === 'string') return [{ ...schema, text: value, keys }];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => textsIn(entry, schema.items, [...keys, index]));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, field]) =>
    textsIn(field, propertiesOf(schema)?.[key], [...keys, key]),
  );
}

export const textFields = (content: unknown): TextField[] => textsIn(content, describedContent, []);

/** All texts of all languages. Their keys begin with the folder of the language. */
export const textFieldsInAllLanguages = (contents: Record<string, UncheckedContent>): TextField[] =>
  Object.entries(contents).flatMap(([folder, content]) =>
    textsIn(content, describedContent, [folder]),
  );

/** All pictures of all languages, which may break rules, and logos like 'icon:react'. */
export const picturesIn = (contents: Record<string, UncheckedContent>) =>
  textFieldsInAllLanguages(contents).flatMap(({ imageUse, text: src, keys }) =>
    imageUse === undefined ? [] : { src, use: imageUse, keys },
  );
