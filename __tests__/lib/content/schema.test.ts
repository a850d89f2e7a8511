/** @jest-environment node */
import { z } from 'zod';
import { contentSchema } from '@/lib/content/schema';
import { sourceCode } from '../../support/source-code';

/** The names of all fields in a schema, at any depth. Words have their own test. */
function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return fieldNames(schema.unwrap());
  }
  if (schema instanceof z.ZodArray) return fieldNames(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, field]) =>
    name === 'words' ? [name] : [name, ...fieldNames(field)],
  );
}

test('the page or a document reads every field that an owner may write', () => {
  const code = sourceCode(['app', 'components', 'lib'], (file) =>
    /^lib\/(words|content\/(schema|fields))/.test(file),
  );
  const isRead = (name: string) =>
    new RegExp(`\\b${name}\\b`).test(code) ||
    // `${kind}Link`
    (name.endsWith('Link') && new RegExp(`'${name.replace(/Link$/, '')}'`).test(code));
  // Existing content may have this setting of version 1.1.
  const unread = fieldNames(contentSchema).filter((name) => !isRead(name));
  expect(unread).toEqual(['captchaSiteKey']);
});
