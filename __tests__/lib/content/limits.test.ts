import { z } from 'zod';
import { contentSchema } from '@/lib/content/schema';
import { expectGolden } from '../../support/golden';

type Rules = Partial<z.core.JSONSchema.JSONSchema>;

/** A line for each field and each list, with its rules, and for the fields of each of them. */
function linesFor({ properties = {}, items, ...rules }: Rules, path = ''): string[] {
  const fields = Object.entries(properties).map(([name, field]) => [`${path}.${name}`, field]);
  const parts = [...fields, ...(items ? [[`${path}[]`, items]] : [])] as [string, Rules][];
  return [
    `${path} ${JSON.stringify(rules)}`,
    ...parts.flatMap(([name, part]) => linesFor(part, name)),
  ];
}

test('each field of the content has the limits that somebody last looked at', () => {
  const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });
  const lines = linesFor(schema).filter((line) => !line.startsWith('.site.words'));
  expectGolden('limits.txt', `${lines.join('\n')}\n`);
});
