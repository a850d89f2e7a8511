import { cvFileName } from '@/lib/content/links';

test.each([
  ['Seán O’Brien, MBA', '/files/resume.docx', 'Seán-OBrien-MBA-CV.docx'],
  ['ليلى عبد الرحمن', '/cv.pdf', 'ليلى-عبد-الرحمن-CV.pdf'],
  ['../../x: <y>', '/cv.pdf', 'x-y-CV.pdf'],
])('the CV of %s at %s is saved as %s', (name, cv, fileName) => {
  expect(cvFileName(name, cv)).toBe(fileName);
});

test('a CV elsewhere keeps the name that its host gives it', () => {
  expect(cvFileName('Juan Dela Cruz', 'https://cv.example/juan.pdf')).toBeUndefined();
});
