import { z } from 'zod';
import { contentSchema } from '@/lib/content/schema';
import { expectGolden } from '../../support/golden';

interface Rules {
  properties?: Record<string, Rules>;
  items?: Rules;
  required?: string[];
  [rule: string]: unknown;
}

/** A line for each field, with its rules. What has fields itself has a line for each of them. */
function linesFor({ properties, items, required, ...rules }: Rules, path: string): string[] {
  const fields = Object.entries(properties ?? {}).flatMap(([name, field]) =>
    linesFor(field, `${path}.${name}${required?.includes(name) ? '' : '?'}`),
  );
  const entries = items ? linesFor(items, `${path}[]`) : [];
  return properties ? fields : [`${path.slice(1)} ${JSON.stringify(rules)}`, ...entries];
}

test('each field of the content has the limits that somebody last looked at', () => {
  const schema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' }) as Rules;
  const lines = linesFor(schema, '').filter((line) => !line.startsWith('site.words'));
  expectGolden('limits.txt', `${lines.join('\n')}\n`);
});
