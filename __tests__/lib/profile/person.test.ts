import { siteOf } from '../../support/site';

const fileNameOf = (name: string, cv: string) =>
  siteOf({ owner: { name, cv } }).profile.person.cv?.fileName;

test.each([
  ['Seán O’Brien, MBA', '/files/resume.docx', 'Seán-OBrien-MBA-CV.docx'],
  ['ليلى عبد الرحمن', '/cv.pdf', 'ليلى-عبد-الرحمن-CV.pdf'],
  ['क्षितिज शर्मा ३', '/cv.pdf', 'क्षितिज-शर्मा-३-CV.pdf'],
  ['../../x: <y>', '/cv.pdf', 'x-y-CV.pdf'],
])('the CV of %s at %s is saved as %s', (name, cv, fileName) => {
  expect(fileNameOf(name, cv)).toBe(fileName);
});

test('a CV elsewhere keeps the name that its host gives it', () => {
  expect(fileNameOf('Juan Dela Cruz', 'https://cv.example/juan.pdf')).toBeUndefined();
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
  expect(person.facts).toMatchObject([{ value }]);
});
