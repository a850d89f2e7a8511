import { cvFileName } from '@/lib/content/links';

test.each([
  ['Dr. Käthe Müller-Großmann', '/cv.pdf', 'Dr-Käthe-Müller-Großmann-CV.pdf'],
  ['Seán O’Brien, MBA', '/files/resume.docx', 'Seán-OBrien-MBA-CV.docx'],
  ['ليلى عبد الرحمن', '/cv.pdf', 'ليلى-عبد-الرحمن-CV.pdf'],
  ['../../x: <y>', '/cv.pdf', 'x-y-CV.pdf'],
])('the CV of %s at %s is saved as %s', (name, cv, fileName) => {
  expect(cvFileName(name, cv)).toBe(fileName);
});

test('a CV elsewhere keeps the name that its host gives it', () => {
  expect(cvFileName('Juan Dela Cruz', 'https://cv.example/juan.pdf')).toBeUndefined();
});
