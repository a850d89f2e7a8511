import { cleanContents } from '@/lib/content/clean-contents';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { changedAt } from '../../support/changes';

/** A file of the content after cleaning. */
const cleanedFile = (name: string, file: unknown) =>
  (cleanContents({ '': { [name]: file } })[''] as Record<string, unknown>)[name];

test('every text is clean, in each language, and addresses and names of files are unchanged', () => {
  const title = 'C\u00a0sharp\u200b';
  const src = 'a\u202fb.png';
  const project = {
    title,
    tags: [title],
    demoLink: ' https://a.example',
    image: { src, alt: title },
  };
  const file = { projects: [project], contact: { email: ' ana@a.example' } };
  const clean = 'C sharp';
  const expected = {
    projects: [{ ...project, title: clean, tags: [clean], image: { src, alt: clean } }],
    contact: file.contact,
  };
  expect(cleanContents({ '': file, es: file })).toEqual({ '': expected, es: expected });
});

test('paragraphs and points are split where a new one begins', () => {
  const about = { paragraphs: ['One\ntwo.\n\nThree.\r\n \r\nFour.\u2029Five.', 'Six.'] };
  expect(cleanedFile('about', about)).toEqual({
    paragraphs: ['One two.', 'Three.', 'Four.', 'Five.', 'Six.'],
  });
  const jobs = [{ description: 'One\n\ntwo', highlights: ['\n  • One\n  two\n  • Three\n'] }];
  expect(cleanedFile('experience', jobs)).toEqual([
    { description: 'One two', highlights: ['One two', 'Three'] },
  ]);
});

test('each sign for bullets begins a point, a hyphen also before a percentage', () => {
  const lines = ['✓ C', '■ D', '➢ E', '· F', '— G', '○ H', '§ I', '- J', '→ L', '-Led M'];
  const shares = ['- 30 % faster', '– 20 %', '— 10 %', '· 5 %', '* 1 %', '❖K'];
  expect(cleanedFile('experience', [{ highlights: [[...lines, ...shares].join('\n')] }])).toEqual([
    {
      highlights: [
        'C',
        'D',
        'E',
        'F',
        'G',
        'H',
        'I',
        'J',
        'L',
        'Led M',
        '30 % faster',
        '20 %',
        '10 %',
        '5 %',
        '1 %',
        'K',
      ],
    },
  ]);
  const law = ['Details after\n§ 5 DDG and\n-5 °C'];
  expect(cleanedFile('about', { paragraphs: law })).toEqual({
    paragraphs: ['Details after § 5 DDG and -5 °C'],
  });
});

test('the lines of a legal text stay', () => {
  const paragraphs = ['\n  Ana\u00a0Cruz\r\n  Harbour 1\n\n  Hello\n'];
  expect(cleanedFile('site', { legal: [{ name: 'Imprint', paragraphs }] })).toEqual({
    legal: [{ name: 'Imprint', paragraphs: ['Ana Cruz\nHarbour 1', 'Hello'] }],
  });
});

test('an empty text is as if it were left out', () => {
  const empty = { description: '', image: { src: '', alt: ' ' }, demoLink: ' ', role: null };
  const projects = [{ title: 'Kelp', tags: ['', 'C'], ...empty }, {}];
  expect(cleanedFile('projects', projects)).toEqual([{ title: 'Kelp', tags: ['C'] }, {}]);
  const half = [{ title: 'Kelp', image: { src: '', alt: 'A leaf' } }];
  expect(cleanedFile('projects', half)).toEqual([{ title: 'Kelp', image: { alt: 'A leaf' } }]);
});

test('cleaning changes no other value, and no clean content', () => {
  expect(cleanContents({ '': sampleContent })).toEqual({ '': sampleContent });
  const levels = changedAt(
    sampleContent,
    ['skills', 0, 'level'],
    () => ({}),
  ) as typeof sampleContent;
  expect(cleanContents({ '': levels })).toEqual({ '': levels });
});
