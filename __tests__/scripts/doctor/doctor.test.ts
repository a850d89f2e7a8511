import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import type { Content } from '@/lib/content/schema';
import { textFields } from '@/lib/content/text-fields';
import { listFiles } from '@/lib/files/owners-files';
import { en } from '@/lib/words/en';
import { sampleLines } from '@/scripts/doctor/left-of-sample';
import { addressLines, wrongLines } from '@/scripts/doctor/questions';
import type * as doctor from '@/scripts/doctor/run';
import { readyToPublish, serviceHost } from '../../contents/minimal';
import { withValues } from '../../support/changes';
import { cleanEnv } from '../../support/clean-env';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { outside } from '../../support/outside';
import { plainPicture } from '../../support/plain-picture';
import { run } from '../../support/run-command';
import { isSample } from '../../support/tested-sites';

/** The content of a finished site. Only a domain whose last part is "test" is for examples. */
const finished = readyToPublish({
  site: { url: 'https://maria.testing.dev' },
  projects: [{ title: 'Kelp', repoLink: 'https://a.dev', featured: true, tags: ['Python'] }],
});

const tsconfig = JSON.stringify({
  extends: path.resolve('tsconfig.json'),
  compilerOptions: { typeRoots: [path.resolve('node_modules/@types')] },
  include: ['content'],
});

function enterProject(content: Content = finished, files: Record<string, string | Buffer> = {}) {
  const dir = makeFolder({
    ...contentFileTexts(content),
    'content/index.ts': indexFileText('content', content),
    'tsconfig.json': tsconfig,
    ...files,
  });
  enterFolder(dir);
  return dir;
}

/** The report of doctor, and the exit code of `--strict`, in the folder of `enterProject`. */
async function report() {
  // The path that doctor sets ends with the test.
  jest.replaceProperty(outside.process, 'env', { ...outside.process.env });
  const { runDoctor } = await outside.importModule<typeof doctor>('scripts/doctor/run.ts');
  return runDoctor();
}

test('doctor has nothing to say about a finished site', async () => {
  enterProject();
  expect(await report()).toEqual({ text: 'Ready to go live.', exitCode: 0 });
});

/**
 * The fields of the sample with texts that no other owner has. All others are as the specification
 * fixes them, or could be an owner's.
 */
const fieldsOfSample = [
  /^owner\.(name|intro|availability|workplace)$/,
  /^contact\.(email|phone)$/,
  // "projects.0.image.alt", "experience.0.company", "projects.0.demoLink"
  /\.(alt|company|description|href|result|school|\w+Link)$/,
  /\.(highlights|paragraphs)\.\d+$/, // "about.paragraphs.0"
];

/** A test that runs only while `content/` is the sample. */
const testOfSample = isSample ? test : test.skip;

// After a change of the sample, `npx jest -u doctor` writes the hashes.
testOfSample('doctor knows the sample, and lists what is left of it', async () => {
  const { content } = await outside.importModule<{ content: Content }>('content/index.ts');
  const texts = textFields(content)
    .filter(({ keys }) => fieldsOfSample.some((fields) => fields.test(keys.join('.'))))
    .map(({ text }) => text);
  const pictures = listFiles('content/pictures').map((file) =>
    readFileSync(`content/pictures/${file}`),
  );
  const hashes = [...texts, ...pictures].map((each) => hash('sha256', each).slice(0, 12));
  const file = path.resolve('scripts/doctor/sample-hashes.json');
  expect(`${JSON.stringify([...new Set(hashes)].sort(), null, 2)}\n`).toMatchFile(file);

  const es = { owner: { ...finished.owner, intro: content.owner.intro } };
  enterProject(finished, {
    'content/pictures/own.png': 'mine',
    'content/pictures/renamed.png': pictures[0] ?? '',
    'content/pictures/too.png': pictures[1] ?? '',
  });
  const asked = wrongLines({ '': content });
  expectGolden('doctor/sample.txt', [...sampleLines({ '': content, es }), ...asked]);
});

test('doctor says what is not connected, drawn, large or right, and --strict ends with 3', async () => {
  const example = readFileSync('docs/contact.md', 'utf8').matchAll(/(userId|templateId): '(\w+)'/g);
  const ids = Object.fromEntries(Array.from(example, ([, name, id]) => [name, id]));
  const content = withValues(finished, {
    'owner.intro': 'I like 🦀 and 🦐 a lot.',
    'owner.workplace': 'Only the CV has 𒀀',
    'owner.portrait': { src: 'me.jpg', alt: 'Maria' },
    'contact.phone': '0917 555 0101',
    'contact.emailService': { host: serviceHost, ...ids, serviceId: 'YOUR_SERVICE_ID' },
  });
  const photo = await plainPicture(500, 500).jpeg().toBuffer();
  const cwd = enterProject(content, {
    'content/pictures/me.jpg': photo,
    '.env': '\ufeffSITE_URL="https://yourname.github.io/my-$NAME/"\nNAME=site\n',
  });
  const env = cleanEnv();
  const { code, output } = await run('scripts/doctor.ts', ['--strict'], { cwd, env });
  expectGolden('doctor/report.txt', output);
  expect(code).toBe(3);
});

/** Values that an owner may mean, but which look wrong, by the paths of their fields. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  'contact.social.0.href': [
    // Not public.
    'http://localhost:3000',
    'http://mac.local:3000',
    'https://example.com/me',
    'https://kelp.herokuapp.com',
    'https://kelp.maria.repl.co/a',
    'https://kelp.glitch.me/',
    // Left by a template.
    'https://github.com/your-username',
    'https://github.com/your-github-username/x',
    'https://github.com/username/repo',
    'https://username.github.io',
    'https://yourdomain.com',
    'https://github.com/{username}',
    'https://your-app.vercel.app',
    'mailto:Your.Name@maria.dev',
  ],
  'owner.role': [
    // Left by a template.
    'Lorem ipsum dolor',
    'Your Name',
    'Your company name here',
    'Dear {{ name }}',
    'TODO: write this',
    'Cut costs by [X]%',
    'Cut costs by X%',
    'Led [cite:12]',
    'Led [cite_start]',
    '[Company Name]',
    'Mapped XX harbors',
    '[Insert a sentence about you]',
    // Markup.
    'Hello<br>you',
    'Mine &amp; yours',
    'One <!-- two -->',
    `${'I like long texts. '.repeat(4)}A *bold* plan`,
    'A ~~short~~ plan',
    '\\textbf{Cook}',
    'See [it](https://maria.dev)',
  ],
  'owner.intro': [
    `${'I like long texts. '.repeat(4)}See [it](http://127.0.0.1:8080/).`,
    'I cook. ![badge](https://img.dev/x)',
    'Hello there! I’m Maria Clara, a Frontend Developer.',
    'I’m a frontend developer in Umeå who keeps old boats afloat.',
    'Maria built: • a net ➢ a boat • a port',
    // Also a sentence of About.
    '海が好きです。I grew up by the [sea](#about), and I’ve never left it for long! I mend boats.',
  ],
  'owner.name': ['Maria Clara (she)', 'Maria Clara, PMP', 'Maria Clara CSM®'],
  'owner.headline.0': ['maria clara'],
  'owner.cv': ['https://github.com/maria/cv/blob/main/cv.pdf'],
  contact: [{ social: [{ name: 'X', href: 'https://x.com/maria' }] }],
  'contact.email': ['you@example.com'],
  'contact.phone': ['0917 555 0101'],
  projects: [['A', 'B', 'C', 'D'].map((title) => ({ title }))],
  'projects.0.demoLink': ['https://a.dev'],
  'projects.0.apkLink': ['https://github.com/maria/kelp/blob/main/kelp.apk'],
  certificates: [[{ name: 'Net', link: 'https://GitHub.com/maria/net/blob/main/net.pdf' }]],
  'experience.0.company': ['Ribeira Bookings · Full-time'],
  'experience.0.role': ['Tester | Lead'],
  education: [[{ school: 'City College • Laguna' }]],
  // A list in one text.
  'projects.0.tags': [['Go, PostgreSQL, Docker']],
  'skills.0.name': ['Languages: Python, Java'],
  // Dates that programs do not read, and the oldest job first.
  'experience.0.period': [
    'Summer 2024',
    '2019, 2021',
    '13/02/2023 - 10/02/2024',
    { from: '2023', to: 'Fall 2024' },
    '2010-11',
  ],
  experience: [
    [{ from: '2018', to: '2021' }, { from: '2021' }],
    ['2022', { from: '2019', to: '2020-05' }, '2020-06', '2021'],
  ].map((periods) => periods.map((period) => ({ company: 'Reef', period }))),
  // A translation of the owner that lacks a word.
  site: [{ ...finished.site, language: 'is', words: { ...en, newTab: undefined } }],
  // Equal questions are one line.
  'about.paragraphs': [Array(36).fill('A ~~short~~ plan')],
};

test('doctor names what looks wrong, and what to do', () => {
  const lines = Object.entries(wrong).flatMap(([path, values]) =>
    values.map((value) => {
      const found = wrongLines({ '': withValues(finished, { [path]: value }) });
      expect({ value, found }).toEqual({ value, found: [expect.any(String)] });
      return found.join();
    }),
  );
  expectGolden('doctor/questions.txt', lines);
});

test('doctor does not take ordinary values for wrong ones', () => {
  const paragraphs = [
    'I row. Your website in two weeks, for name@example.com',
    'Stores the username, R&D; 5 * 3 * 2',
    'A List<String>, a < b, a<b and c>d, a <div> in the middle',
    'My int *a and char *b, arr[i](x), f(**kwargs), C# and F#, __init__.py',
    'Example Ltd, 10.0.0.1',
    'The Todo app, LO HAGO TODO, “touché…”, size XXL, [sic]',
  ];
  const hrefs = ['http://10.dev/your-first-app/username-checker', 'https://localhost.run/'];
  const content = withValues(finished, {
    'site.words': { form: { name: 'Your name' } },
    'about.paragraphs': paragraphs,
    'owner.name': 'Maria Clara, PMP',
    'owner.familyName': 'Clara',
    'owner.headline': ['Maria'],
    'owner.intro': 'Sailors call me the frontend developer of Umeå • their boats float. I row.',
    experience: [
      { company: 'GitHub', role: 'Cook', link: 'https://github.com/', period: '2023' },
      { company: 'Reef', period: { from: '2020', to: '2022', text: 'Summer 2020 – 2022' } },
      { company: 'Kelp·Works', period: '2010-12', skills: ['SQL (MySQL, Redis)'] },
      { company: 'Rope', period: { from: '2010-11', to: '2010-11' } },
      { company: 'Tide', period: '11 months' },
      { company: 'Bay', period: '2024' },
      { company: 'Gulf' },
    ],
    'contact.phone': '(+63) 917 555 0101',
    'contact.social': hrefs.map((href) => ({ name: 'A', href })),
    projects: [
      { title: 'Kelp', repoLink: 'https://github.com/maria/kelp/blob/main/kelp.ts' },
      { title: 'Reef', demoLink: 'https://herokuapp.com/kelp', repoLink: 'https://a.dev' },
      { title: 'Net', highlights: ['Wet'] },
    ],
  });
  expect(wrongLines({ '': content })).toEqual([]);
});

test('the address of SITE_URL is connected, in place of that of site.ts', () => {
  // GitHub sets variables without a value to an empty text.
  const urls = ['', 'https://maria.github.io/kelp/', 'http://localhost:3000'];
  const lines = urls.map((SITE_URL) => {
    jest.replaceProperty(process, 'env', { ...process.env, SITE_URL });
    return addressLines({ ...finished.site, url: 'https://yourname.github.io' }).join();
  });
  const rule = (url: string) => expect.stringContaining(`${url} is an example, or not public`);
  expect(lines).toEqual([
    rule('site.ts › url: https://yourname.github.io'),
    '',
    rule('SITE_URL: http://localhost:3000'),
  ]);
});

test('doctor says why the build stops, also for a picture that only a second language shows', async () => {
  const about = { paragraphs: [], services: [], photo: { src: 'half.png', alt: 'A half' } };
  const es = { site: { ...finished.site, language: 'es' }, about };
  enterProject(finished, {
    ...contentFileTexts(es, 'es'),
    'content/es/index.ts': indexFileText('es', es),
    'content/index.ts': indexFileText('content', finished, 'es'),
    'content/pictures/half.png': 'half',
  });
  const { text, exitCode } = await report();
  expect(text).toMatch(/^Faults:\n {2}content\/es\/about\.ts › photo.*\n\nCorrect this first/);
  expect(exitCode).toBe(1);
});

test('doctor says what TypeScript finds, with file and line', async () => {
  const text = "import type { Sea } from './sea';\nexport const look = { theme: 'dark' };";
  enterProject({ ...finished, look: {} }, { 'content/look.ts': text });
  const { text: said, exitCode } = await report();
  expect(said).toMatch(/content\/index\.ts, line \d+: .*'theme' .* type '"dark" \| "light"/);
  expect(said).toContain("content/look.ts, line 1: Cannot find module './sea'");
  expect(exitCode).toBe(1);
});
