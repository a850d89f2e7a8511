import { phrasesOf, standingPhrasesOf } from '@/components/home/home-texts';

const phrasesWith = (role: string, ...headline: string[]) => phrasesOf({ role, headline });

test.each([
  ['Fullstack Developer', 'a Fullstack Developer'],
  ['Web Developer', 'an Web-Developer'],
  ['Desarrollador Android', 'Desarrollador Android'],
])('below the role "%s", the phrase "%s" is not typed', (role, phrase) => {
  expect(phrasesWith(role, phrase, 'a Diver')).toEqual(['a Diver']);
});

test.each([
  ['Junior Full-Stack Developer', 'a Full Stack Developer'],
  ['C++ Developer', 'a C Developer'],
  ['Developer', 'a React Developer'],
])('below the role "%s", the phrase "%s" is typed', (role, phrase) => {
  expect(phrasesWith(role, phrase, 'a Diver')).toEqual([phrase, 'a Diver']);
});

test('a phrase that the role contains is typed, but does not stand below it', () => {
  const person = { role: 'Web Developer | Diver', headline: ['a Web-Developer', 'a Cook'] };
  expect(phrasesOf(person)).toEqual(['a Web-Developer', 'a Cook']);
  expect(standingPhrasesOf(person)).toEqual(['a Cook']);
});
