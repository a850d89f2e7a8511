import { z } from 'zod';
import { localizedFiles } from '../hosting/urls';
import { hasLogo } from '../images/icon-files';
import { findPublicFile } from '../public-files';
import { placeName } from './check';
import { image, imageRule, isPath, link, linkRule, skillImage, skillImageRule } from './fields';
import type { ContentFiles } from './files';
import { contentSchema } from './schema';

// The part of the check that the schema cannot do: whether the files and logos exist that the
// content refers to.

interface Field {
  schema: z.ZodType;
  value: string;
  place: PropertyKey[];
}

/** The schema of a field that may be missing. */
function required(schema: z.core.$ZodType): z.core.$ZodType {
  const mayBeMissing = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return mayBeMissing ? required(schema.unwrap()) : schema;
}

/** The texts in a value, with their schemas. A value of the wrong type has none. */
function textFields(optional: z.core.$ZodType, value: unknown, place: PropertyKey[]): Field[] {
  const schema = required(optional);
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((entry, index) => textFields(schema.element, entry, [...place, index]));
  }
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.ZodType>(schema.shape).flatMap(([key, field]) =>
      textFields(field, Object(value)[key], [...place, key]),
    );
  }
  return schema instanceof z.ZodType && typeof value === 'string' ? [{ schema, value, place }] : [];
}

/** The rule that a field breaks; undefined if it refers to nothing, or to something that exists. */
function brokenRule({ schema, value }: Field, projectDir: string): string | undefined {
  const isMissing = isPath(value) && findPublicFile(value, projectDir) === undefined;
  const isGenerated = localizedFiles.some((file) => value === `/${file}`);
  if (schema === link && isMissing && !isGenerated) return linkRule;
  if (schema === image && isMissing) return imageRule;
  const isUnknownLogo = value.startsWith('icon:') && !hasLogo(value.slice('icon:'.length));
  return schema === skillImage && (isMissing || isUnknownLogo) ? skillImageRule : undefined;
}

/** The links and pictures of all languages that lead to no file or logo, one line each. */
export function referenceFaults(files: ContentFiles, projectDir: string): string[] {
  return Object.entries(files).flatMap(([folder, content]) =>
    textFields(contentSchema, content, []).flatMap((field) => {
      const rule = brokenRule(field, projectDir);
      if (rule === undefined) return [];
      const place = placeName(content, field.place, folder);
      return `${place}: ${rule}; given: ${JSON.stringify(field.value)}`;
    }),
  );
}
