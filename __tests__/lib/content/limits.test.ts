import { type DescribedSchema, describedContent } from '@/lib/content/text-fields';
import { expectGolden } from '../../support/golden';

/** A line for each field and each list, with its rules, and for the fields of each of them. */
function linesFor({ properties = {}, items, ...rules }: DescribedSchema, path = ''): string[] {
  const parts: [string, DescribedSchema][] = Object.entries(properties).map(([name, field]) => [
    `${path}.${name}`,
    field,
  ]);
  if (items) parts.push([`${path}[]`, items]);
  return [
    `${path} ${JSON.stringify(rules)}`,
    ...parts.flatMap(([name, part]) => linesFor(part, name)),
  ];
}

test('each field of the content has the limits that somebody last looked at', () => {
  const lines = linesFor(describedContent).filter((line) => !line.startsWith('.site.words'));
  expectGolden('limits.txt', `${lines.join('\n')}\n`);
});
