import { cpSync, readFileSync } from 'node:fs';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import type { Content } from '@/lib/content/schema';
import { faultLine } from '@/lib/faults/fault';
import { en } from '@/lib/words/en';
import { sampleLines } from '@/scripts/doctor/left-of-sample';
import { siteAddress, wrongLines } from '@/scripts/doctor/questions';
import type * as doctor from '@/scripts/doctor/run';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { readyToPublish, serviceHost } from '../../contents/minimal';
import { withValues } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { outside } from '../../support/outside';
import { plainPicture } from '../../support/plain-picture';
import { run } from '../../support/run-command';

/** The content of a finished site. Only a domain whose last part is "test" is for examples. */
const finished = readyToPublish({ site: { url: 'https://maria.testing.dev' } });

/** Makes the folder of an owner's project the working directory. */
function enterProject(content: Content = finished, files: Record<string, string | Buffer> = {}) {
  const dir = makeFolder({
    ...contentFileTexts(content),
    'content/index.ts': indexFileText('content', content),
    ...files,
  });
  cpSync('scripts/doctor/sample', `${dir}/scripts/doctor/sample`, { recursive: true });
  enterFolder(dir);
  return dir;
}

test('doctor has nothing to say about a finished site', async () => {
  const result = await run('scripts/doctor.ts', ['--strict'], { cwd: enterProject() });
  // The report, and what was said meanwhile.
  const output = 'Ready to go live.\n  Pictures: 1, the first time a few seconds for each\n';
  expect(result).toEqual({ code: 0, output });
});

// Other fields of the sample are as the specification fixes them, or could be an owner's.
test('doctor lists what is left of the sample, and asks about what may be the owner’s', () => {
  const pictures = 'scripts/doctor/sample/content/pictures';
  const es = { owner: { ...finished.owner, intro: sampleContent.owner.intro } };
  enterProject(finished, { 'content/pictures/renamed.png': readFileSync(`${pictures}/arkha.png`) });
  const lines = sampleLines({ '': sampleContent, es });
  const asked = wrongLines({ '': sampleContent });
  expectGolden('doctor/sample.txt', `${[...lines, ...asked].join('\n')}\n`);
});

test('doctor says what is not connected, drawn, large or right, and --strict ends with 3', async () => {
  const example = readFileSync('docs/contact.md', 'utf8').matchAll(/(userId|templateId): '(\w+)'/g);
  const ids = Object.fromEntries(Array.from(example, ([, name, id]) => [name, id]));
  const content = withValues(finished, {
    'site.url': 'https://yourname.github.io',
    'owner.intro': 'I like 🦀 and 🦐 a lot.',
    'owner.portrait': { src: 'me.jpg', alt: 'Maria' },
    'projects.0.image': { src: 'copy.jpg', alt: 'Kelp' },
    'contact.phone': '0917 555 0101',
    'contact.emailService': { host: serviceHost, ...ids, serviceId: 'YOUR_SERVICE_ID' },
  });
  const photo = await plainPicture(500, 500).jpeg().toBuffer();
  const cwd = enterProject(content, {
    'content/pictures/me.jpg': photo,
    'content/pictures/copy.jpg': photo,
  });
  // GitHub sets variables without a value to an empty text.
  const unset = { ...process.env, SITE_URL: '' };
  const { code, output } = await run('scripts/doctor.ts', ['--strict'], { cwd, env: unset });
  expectGolden('doctor/report.txt', output);
  expect(code).toBe(3);
});

/** Values that an owner may mean, but which look wrong, by the paths of their fields. */
const wrong: Readonly<Record<string, readonly unknown[]>> = {
  'contact.social.0.href': [
    // Not public.
    'http://localhost:3000',
    'http://intranet/me',
    'https://192.168.0.7/',
    'http://mac.local:3000',
    'https://example.com/me',
    // Left by a template.
    'https://github.com/your-username',
    'https://github.com/your-github-username/x',
    'https://github.com/username/repo',
    'https://username.github.io',
    'https://yourdomain.com',
    'https://github.com/{username}',
    'https://your-app.vercel.app',
    'mailto:your.name@maria.dev',
    'mailto:john.doe@maria.dev',
    // Without an account.
    'https://www.linkedin.com/in/',
    'https://github.com',
    // Of one deployment.
    'https://portfolio-git-main-maria.vercel.app',
    'https://portfolio-b8xq2k1ab-marias-projects.vercel.app/',
    'https://65f0c0ffee1234567890abcd--kelp.netlify.app',
    'https://deploy-preview-12--kelp.netlify.app/',
    'https://4f1c2a9b.kelp.pages.dev',
    // Only for the owner.
    'https://vercel.com/maria/kelp/deployments',
    'https://vercel.com/dashboard',
    'https://app.netlify.com/sites/kelp/overview',
    'https://dashboard.heroku.com/apps/kelp',
    'https://console.firebase.google.com/project/kelp',
    'https://github.com/codespaces/kelp',
    'https://legendary-kelp-x5.github.dev/',
    'https://kelp-3000.app.github.dev/',
    'https://docs.google.com/document/d/1aB/edit?usp=sharing',
    'https://www.figma.com/design/1aB/Kelp/edit',
    'https://www.figma.com/files/recent',
    'https://studio.youtube.com/video/1aB/edit',
    'https://www.linkedin.com/in/maria/edit/intro/',
    'https://www.linkedin.com/feed/?trk=home',
    'https://github.com/maria/kelp/settings',
  ],
  'owner.role': [
    // Left by a template.
    'Lorem ipsum dolor',
    'Your Name',
    'Your company name here',
    'Dear {{ name }}',
    'TODO: write this',
    'undefined',
    'My text goes here',
    'Generated by create next app',
    // Misread.
    'Iâ€™m here',
    'CafÃ©',
    'Ã\u0089cole',
    'ÐŸÑ€Ð¸Ð²ÐµÑ‚',
    'æ—¥æœ¬èªž',
    // Markup.
    'Hello<br>you',
    'Mine &amp; yours',
    'One <!-- two -->',
    'A **bold** plan',
    'A `short` plan',
    'See [it](maria.dev)',
  ],
  'owner.intro': [
    `${'I like long texts. '.repeat(4)}See [it](http://127.0.0.1:8080/).`,
    'I cook. ![badge](https://img.dev/x)',
    'Hi, I’m a Frontend Developer.',
  ],
  'about.paragraphs.0': [finished.owner.intro],
  'contact.email': ['you@example.com'],
  contact: [{ social: [{ name: 'GitHub', href: 'https://github.com/maria' }] }],
  'contact.phone': ['0917 555 0101'],
  'site.updated': ['2999-01-01'],
  'projects.0.period': ['2999'],
  'experience.0.period': [{ from: '2020', to: '2999' }],
  'projects.0.featured': [undefined],
  'projects.0.highlights': [['Twice as fast']],
  skills: [
    [{ name: 'HTML' }, { name: 'HTML5' }],
    [{ name: 'JavaScript' }, { name: 'ES6' }],
  ],
};

test('doctor names what looks wrong, and what to do', () => {
  const lines = Object.entries(wrong).flatMap(([path, values]) =>
    values.map((value) => {
      const found = wrongLines({ '': withValues(finished, { [path]: value }) });
      expect({ value, found }).toEqual({ value, found: [expect.any(String)] });
      return found.join();
    }),
  );
  expectGolden('doctor/questions.txt', `${lines.join('\n')}\n`);
});

test('doctor names a word that an own translation lacks', () => {
  const { send, ...form } = en.form;
  const site = { ...finished.site, language: 'is', words: { ...en, form } };
  expect(wrongLines({ '': { ...finished, site } })).toEqual([
    `content/site.ts › words › form › send: is missing; translate "${send}"`,
  ]);
});

test('doctor does not take ordinary values for wrong ones', () => {
  const paragraphs = [
    'Your website in two weeks, for name@example.com',
    'Stores the username, R&D; 5 * 3 * 2',
    'IRMÃO, ANDRÉ, Â, ÐÓRA, ÅÄÖ, ØRSTED, Île, “MANHÃ”, « Å »',
    'A List<String>, a < b, a<b and c>d, a <div> in the middle',
    'My int *a and char *b, arr[i](x), f(**kwargs), C# and F#, __init__.py',
    'Example Ltd, ნინო ბერიძე, 10.0.0.1, СССР, Российская, 👩‍💻, می\u200cروم',
    'The Todo app, LO HAGO TODO, “touché…”',
  ];
  const hrefs = [
    'http://10.dev/your-first-app/username-checker',
    'https://localhost.run/',
    'https://github.com/johndoering',
    'https://my-portfolio-website.vercel.app',
    'https://vercel.com/templates/next.js/kelp',
    'https://main--kelp.netlify.app',
    'https://kelp.pages.dev',
    'https://www.figma.com/proto/1aB/Kelp',
    'https://www.youtube.com/watch?v=1aB',
  ];
  const content = withValues(finished, {
    'about.paragraphs': paragraphs,
    'owner.intro': 'I’m a frontend developer in Umeå who keeps old boats afloat.',
    // The page does not repeat it.
    'owner.headline': ['a frontend developer'],
    education: [{ school: 'Reef', period: { from: '2024', to: '2999' } }],
    certificates: [{ name: 'Diver', date: { from: '2024', to: '2999' } }],
    experience: [{ company: 'GitHub', role: 'Cook', link: 'https://github.com/' }],
    'contact.phone': '(+63) 917 555 0101',
    'contact.social': hrefs.map((href) => ({ name: 'A', href })),
    projects: [
      { title: 'Kelp', featured: true, result: 'Fast', highlights: ['Slow'] },
      { title: 'Reef', highlights: ['Wet'] },
    ],
  });
  expect(wrongLines({ '': content })).toEqual([]);
});

test.each([
  ['https://maria.github.io/kelp/', undefined],
  ['http://maria.testing.dev', 'SITE_URL: is not encrypted'],
  ['http://localhost:3000', undefined],
  ['https://4f1c2a9b.kelp.pages.dev', 'SITE_URL: is of one deployment'],
])('of the address %s, doctor asks: %s', (url, question) => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: url });
  expect(siteAddress(finished.site).questions.map(faultLine)).toEqual(
    question === undefined ? [] : [expect.stringContaining(question)],
  );
});

test('doctor reads the settings of .env, as the build does, and ends with 0 without --strict', async () => {
  const unconnected = {
    'site.url': 'https://your-name.example',
    'contact.emailService': { host: serviceHost },
  };
  const cwd = enterProject(withValues(finished, unconnected), {
    '.env': '\ufeffSITE_URL=https://$NAME.testing.dev\nNAME=maria\n',
  });
  const { SITE_URL, ...env } = process.env;
  const doctor = () => run('scripts/doctor.ts', [], { cwd, env });
  // Its address counts instead of the example in the content.
  expect(await doctor()).toMatchObject({ code: 0, output: expect.stringContaining('to do: 1.') });
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
  const { runDoctor } = await outside.importModule<typeof doctor>('scripts/doctor/run.ts');
  const { text, exitCode } = await runDoctor();
  expect(text).toMatch(/^Faults:\n {2}content\/es\/about\.ts › photo.*\n\nCorrect this first/);
  expect(exitCode).toBe(1);
});
