import { withIds } from '@/lib/profile/anchors';

const anchors = (prefix: 'project' | 'skill', titles: readonly string[]) =>
  withIds(
    prefix,
    titles.map((title) => ({ title })),
    ({ title }) => title,
  ).map(({ id }) => id);

test.each([
  ['Crypt The Prices', 'crypt-the-prices'],
  ['C++', 'c-plus-plus'],
  ['C#', 'c-sharp'],
  ['“Node.js” (beta)', 'nodejs-beta'],
  ["Ana’s and Bo's", 'anas-and-bos'],
  ['Café Olé', 'cafe-ole'],
  ['हिन्दी कोश', 'हिन्दी-कोश'],
  ['한국어', '한국어'],
  ['Йога', 'йога'],
  ['👩‍👩‍👧‍👦', 'entry'],
  ['W'.repeat(100), 'w'.repeat(60)],
])('the anchor of %s ends in %s', (title, expected) => {
  expect(anchors('skill', [title])).toEqual([`skill-${expected}`]);
});

test('anchors are unique, and do not change when an entry is appended', () => {
  const titles = ['Arkha', '<i>', 'arkha', '!', 'ARKHA'];
  const ids = ['arkha', 'i', 'arkha-2', 'entry', 'arkha-3'].map((slug) => `project-${slug}`);
  expect(anchors('project', titles)).toEqual(ids);
  expect(anchors('project', [...titles, 'New']).slice(0, -1)).toEqual(ids);
});
