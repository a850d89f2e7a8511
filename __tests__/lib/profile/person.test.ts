import { siteOf } from '../../support/site';

test.each([
  ['Seán O’Brien, MBA', '/files/resume.docx', 'Seán-OBrien-MBA-CV.docx'],
  ['ليلى عبد الرحمن', '/cv.pdf', 'ليلى-عبد-الرحمن-CV.pdf'],
  ['क्षितिज शर्मा ३', '/cv.pdf', 'क्षितिज-शर्मा-३-CV.pdf'],
  ['../../x: <y>', '/cv.pdf', 'x-y-CV.pdf'],
  // A file elsewhere keeps the name that its host gives it.
  ['Juan Dela Cruz', 'https://cv.example/juan.pdf', undefined],
  // A page is opened, not saved.
  ['Juan Dela Cruz', '/resume/', undefined],
  ['Juan Dela Cruz', '/cv.html', undefined],
])('the CV of %s at %s is saved as %s', (name, cv, fileName) => {
  const { person } = siteOf({ owner: { name, cv } }).profile;
  expect(person.cv?.fileName).toBe(fileName);
});

test('documents name the time zone, and an offset that differs from the name', () => {
  const named = ['Asia/Manila', 'UTC'].map((timeZone) => {
    const { facts } = siteOf({ owner: { timeZone } }).profile.person;
    return facts.find(({ kind }) => kind === 'timeZone')?.documentValue;
  });
  expect(named).toEqual(['Asia/Manila (UTC+8)', 'UTC']);
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
