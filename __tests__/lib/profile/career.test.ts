import { siteOf } from '../../support/site';

const factsOf = (...texts: (string | undefined)[]) =>
  siteOf({
    education: texts.map((description) => ({ school: 'Reef', description })),
  }).profile.schools.map(({ fact }) => fact);

test.each([
  ['CGPA: 8.14', 'CGPA: 8.14'],
  ['See [the thesis](#about)', undefined],
  ['I studied how forms forgive people', undefined],
  ['店頭販売、在庫管理。', undefined],
])('of the text "%s" of a school, "%s" stands beside its dates', (description, fact) => {
  expect(factsOf(description)).toEqual([fact]);
});

test('short texts stand beside the dates of all schools, or of none', () => {
  expect(factsOf('A', undefined, 'B')).toEqual(['A', undefined, 'B']);
  expect(factsOf('A', 'I learned to dive.')).toEqual([undefined, undefined]);
});
