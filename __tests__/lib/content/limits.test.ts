import { type DescribedSchema, describedContent } from '@/lib/content/text-fields';
import { expectGolden } from '../../support/golden';

/** The rules of each field, each list, and the fields and entries in it. */
function rulesIn({ properties = {}, items, ...rules }: DescribedSchema, path = 'content') {
  const all: [rule: string, path: string][] = [[JSON.stringify(rules), path]];
  for (const [name, field] of Object.entries(properties)) {
    if (name !== 'words')
      all.push(...rulesIn(field, path === 'content' ? name : `${path}.${name}`));
  }
  if (items) all.push(...rulesIn(items, `${path}[]`));
  return all;
}

test('each field of the content has the limits that somebody last looked at', () => {
  const rules = rulesIn(describedContent);
  const lines = [...new Set(rules.map(([rule]) => rule))].sort().map((rule) => {
    const paths = rules.flatMap(([other, path]) => (other === rule ? path : []));
    return `${rule}\n  ${paths.join(' ')}\n`;
  });
  expectGolden('limits.txt', lines.join(''));
});
