import { siteOf } from '../../support/site';

test.each([
  ['/files/resume.pdf', 'Juan Dela Cruz CV.pdf'],
  // A file elsewhere keeps the name that its host gives it.
  ['https://cv.example/juan.pdf', undefined],
  // A page is opened, not saved.
  ['/resume/', undefined],
])('the CV at %s is saved as %s', (cv, fileName) => {
  const { person } = siteOf({ owner: { name: 'Juan Dela Cruz', cv } }).profile;
  expect(person.cv?.fileName).toBe(fileName);
});

test('the level of a language is in parentheses, unless the text has some', () => {
  const languages = [
    { name: 'English', level: 'native' },
    { name: 'Chinese (Mandarin)', level: 'fluent' },
    { name: 'Tagalog', level: 'fluent (C2)' },
    { name: 'Cebuano' },
  ];
  const { person } = siteOf({ owner: { languages } }).profile;
  const value = 'English (native), Chinese (Mandarin) – fluent, Tagalog – fluent (C2), Cebuano';
  expect(person.answers).toMatchObject([{ value }]);
});
