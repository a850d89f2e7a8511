import { cpSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import { cleanText } from '@/lib/text/clean-text';
import { content as sampleContent } from '@/sample/content';
import { wrongLines } from '@/scripts/doctor/questions';
import type * as doctor from '@/scripts/doctor/run';
import { sampleLines } from '@/scripts/doctor/sample';
import { readyToPublish, serviceHost } from '../../contents/minimal';
import type { Changes } from '../../support/changes';
import { enterFolder, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { outside } from '../../support/outside';
import { plainPicture } from '../../support/plain-picture';
import { run } from '../../support/run-command';

async function check() {
  const { runDoctor } = await outside.importModule<typeof doctor>('scripts/doctor/run.ts');
  return runDoctor();
}

/** Makes the folder of an owner's project the working directory. */
function enterProject(changes: Changes = {}): string {
  const content = readyToPublish(changes);
  const dir = makeFolder({
    ...contentFileTexts(content),
    'content/index.ts': indexFileText('content', content),
  });
  cpSync('sample', `${dir}/sample`, { recursive: true });
  enterFolder(dir);
  return dir;
}

test('doctor has nothing to say about a finished site', async () => {
  // Only a domain whose last part is "test" is reserved for examples.
  enterProject({ site: { url: 'https://maria.testing.dev' } });
  expect(await check()).toEqual({ text: 'Ready to go live.', exitCode: 0 });
});

test('doctor says how many pixels a small portrait needs, and asks about what looks wrong', async () => {
  const dir = enterProject({
    site: { url: 'https://maria.testing.dev' },
    owner: { portrait: { src: 'me.jpg', alt: 'Maria' }, availability: 'Open to 🦀' },
    contact: { phone: '0917 555 0101' },
  });
  writeFiles(dir, { 'content/pictures/me.jpg': await plainPicture(500, 500).jpeg().toBuffer() });
  const { text, exitCode } = await check();
  expect(text).toBe(`Missing in documents:
  cv.pdf: no installed font has 🦀, so it leaves them out

Small pictures:
  content/owner.ts › portrait: 500 × 500 pixels are shown as a small round picture; 614 × 614 pixels fill the side of the screen.

Looks wrong, unless you mean it:
  content/contact.ts › phone: has no country code; begin with "+" and the code of your country; given: "0917 555 0101"

Almost ready to go live; to look at: 2.`);
  expect(exitCode).toBe(0);
});

test('doctor lists what is left of the sample, also its pictures under other names', () => {
  enterFolder(
    makeFolder({
      'content/pictures/renamed.png': readFileSync('sample/content/pictures/portrait.png'),
    }),
  );
  const pictures = 'sample/content/pictures';
  cpSync(`${__dirname}/../../../${pictures}`, pictures, { recursive: true });
  const es = { owner: { ...readyToPublish().owner, role: sampleContent.owner.role } };
  const lines = sampleLines({ '': sampleContent, es });
  expectGolden('doctor/sample.txt', `${lines.join('\n')}\n`);
});

test('doctor says what is not connected or drawn, and --strict ends with 3', async () => {
  const example = readFileSync('docs/contact.md', 'utf8').matchAll(/(userId|templateId): '(\w+)'/g);
  const ids = Object.fromEntries(Array.from(example, ([, name, id]) => [name, id]));
  const emailService = { host: serviceHost, ...ids, serviceId: 'YOUR_SERVICE_ID' };
  const cwd = enterProject({
    site: { url: 'https://yourname.github.io' },
    owner: { intro: 'I like 🦀 and 🦐 a lot.' },
    contact: { emailService },
  });
  const text = `Missing in documents:
  cv.pdf: no installed font has 🦀 🦐, so it leaves them out
  og.png: no installed font has 🦀 🦐, so it leaves them out

Not connected:
  content/site.ts › url: https://yourname.github.io is an example, or not public. Write the address of your published site.
  content/contact.ts › emailService: the form sends nothing without your userId, serviceId, templateId. Follow docs/contact.md, or delete emailService.

Not ready to go live; to do: 2.`;
  // GitHub sets variables without a value to an empty text.
  const unset = { ...process.env, SITE_URL: '' };
  expect(await run('scripts/doctor.ts', ['--strict'], { cwd, env: unset })).toEqual({
    code: 3,
    output: `${text}\n`,
  });
  // The address of a deployment counts instead of the example in the content.
  const env = { ...process.env, SITE_URL: 'https://maria.github.io' };
  const { code, output } = await run('scripts/doctor.ts', [], { cwd, env });
  expect(output).toContain('to do: 1.');
  expect(code).toBe(0);
});

const { site, owner, ...ready } = readyToPublish();

const inThreeYears = String(new Date().getFullYear() + 3);

const repeats = (place: string) => `repeats content/${place}; choose something else`;

/** What doctor says about values that an owner may mean, but which look wrong. */
const wrongLinks = {
  'is no public address; write one that visitors can open': [
    'http://localhost:3000',
    'http://intranet/me',
    'https://192.168.0.7/',
    'http://mac.local:3000',
    'https://example.com/me',
    'http://169.254.7.7/',
    'http://100.101.102.103:8080',
  ],
  'has "https://" twice; delete what stands before the second': [
    'https://https://maria.dev',
    'https://x.com/https://x.com/maria',
  ],
  'is what a template left; write your own': [
    'https://github.com/your-username',
    'https://github.com/username/repo',
    'https://username.github.io',
    'https://yourdomain.com',
    'https://github.com/{username}',
    'https://linkedin.com/in/your-linkedin',
    'mailto:your.name@maria.dev',
    'mailto:john.doe@maria.dev',
    'mailto:you@example.com',
    'https://linkedin.com/in/your-linkedin-profile',
    'https://github.com/your-github-username/x',
    'https://github.com/your-username-here/your-repo',
    'https://github.com/{your-user}/x',
    'https://github.com/%7B%7Buser%7D%7D',
    'https://github.com/user/repo',
    'https://gitlab.com/my-username',
    'https://twitter.com/handle',
    'https://linkedin.com/in/firstname-lastname',
    'https://your-app.vercel.app',
    'https://youtube.com/watch?v=VIDEO_ID',
    'https://www.mysite.com',
    'https://github.com/tu-usuario',
  ],
  'has no name of an account; write yours': [
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/feed/',
    'https://dev.to',
    'https://wa.me/',
  ],
  'is cut; copy the whole address': ['https://coursera.org/verify/3K…'],
  'has no country code; write it in place of the zero': ['https://wa.me/09171234567'],
};

const wrongTexts = {
  'is what a template left; write your own': [
    'Lorem ipsum dolor',
    'Your Name',
    'Your company name here',
    '[Your title]',
    'Project 1',
    'undefined',
    'Dear {{ name }}',
    'TODO',
    'TODO: write this',
    'Insert text here',
    'Since [date]',
    'Company XYZ',
    'My Company',
    'Firstname Lastname',
    'Insert description here.',
    'Lorem Ipsum is simply dummy text.',
    'Consectetur adipiscing elit',
    'Led [X] people',
    'Sold XX% more',
    'Project description',
    'My text goes here',
    'Seu nome',
    'Generated by create next app',
  ],
  'has misread letters; save the file as UTF-8, and paste it again': [
    'Iâ€™m here',
    'CafÃ©',
    'ESPAÃ‘A',
    '10Â\u00a0%',
    'Ã\u0089cole',
    'Ã la carte',
    'cÅ“ur',
    'Ã–sterreich',
    'æ—¥æœ¬èªž',
    'ì•ˆë…•',
    'voilÃ',
    'Å‚Ã³dÅº',
    'ÐŸÑ€Ð¸Ð²ÐµÑ‚',
    cleanText('Ù…Ø±Ø\u00adØ¨Ø§'),
    'caf%C3%A9',
    'M√ºnchen',
    'Call \ue0b0',
    'â†’ next',
    'Universit├ñt',
    'Universidad de M?laga',
    'РЎС‚СѓРґРµРЅС‚',
  ],
  'shows HTML, Markdown or TeX as it is written; write it without': [
    'Hello<br>you',
    'Mine &amp; yours',
    'One <!-- two -->',
    'A **bold** plan',
    'A *short* plan',
    'A __bold plan__ here',
    '__Stack:__ React',
    'A **bold plan',
    'API&nbsp REST',
    'It&rsquos mine',
    '\\textbf{Cook}',
    '[ ] do it',
    'One\\nTwo',
    '# Who I am',
    'I :rocket: it',
    'Saved 5\\%',
    "``Best Demo''",
    "Based in{' '}Nairobi",
  ],
  'has more than you wanted to copy; delete the rest': [
    'Full-time · 2 yrs 3 mos',
    'I cook … see more',
    '#REF!',
    'Open to hashtag#work',
    'My team Page 1 of 3',
    'Sure! Here is your bio:',
  ],
  'has a hyphen where a line ended; join the word': ['Web develop- ment'],
  'stands twice; delete one': ['Software EngineerSoftware Engineer', 'Web cook Web cook'],
  'has signs in place of letters, which programs do not read; write letters': [
    'ꜰᴜʟʟ ꜱᴛᴀᴄᴋ developer',
    '🅵🆄🅻🅻 stack',
  ],
  'has spaces between its letters; delete them': ['F R O N T E N D developer'],
  'has a broken link; write [text](https://address), with no space': [
    'See [it](maria.dev)',
    'See [x](your link)',
    'See https](maria.dev)',
    'See [x] (https://maria.dev)',
  ],
};

const ended = (to: string) => ({ from: '2020', to });

type Rule = [rule: string, changes: Changes];

const wrongFields: Rule[] = [
  [
    'has a year that is far away; write one like 2026',
    { site: { ...site, updated: '2999-01-01' } },
  ],
  [
    'has a year that is far away; write one like 2026',
    { awards: [{ title: 'Net', date: '0226-05' }] },
  ],
  [
    'has a year that is far away; write one like 2026',
    { education: [{ school: 'Reef', period: ended('2203') }] },
  ],
  ['is in the future; correct it', { projects: [{ title: 'Kelp', period: inThreeYears }] }],
  [
    "is in the future; write 'present', or leave it out",
    { experience: [{ company: 'Reef', role: 'Cook', period: ended(inThreeYears) }] },
  ],
  ['has a zero after its country code; delete it', { contact: { phone: '+49 0171 1234567' } }],
  ['is misspelled; correct it', { contact: { email: 'maria@gmail.con' } }],
  ['is misspelled; correct it', { contact: { email: 'maria@Gmial.com' } }],
  [
    'has several; write each in quotes of its own',
    { projects: [{ title: 'Kelp', tags: ['React, Node.js'] }] },
  ],
  ['is what a template left; write your own', { contact: { phone: '+1 234 567 890' } }],
  [
    'has no country code; begin with "+" and the code of your country',
    { contact: { phone: '0917 555 0101' } },
  ],
  [
    'is no word of the page; lib/words/en.ts has its words',
    { site: { ...site, words: { home: { view: 'See' } } as object } },
  ],
  [
    'is no public address; write one that visitors can open',
    { owner: { intro: 'See [it](http://127.0.0.1:8080/).' } },
  ],
  ['is what a template left; write your own', { contact: { email: 'you@example.com' } }],
  [repeats('owner.ts › role'), { owner: { headline: ['a frontend developer'] } }],
  [repeats('owner.ts › role'), { owner: { intro: 'Hi, I’m a Frontend Developer.' } }],
  [
    'shows HTML, Markdown or TeX as it is written; write it without',
    { owner: { intro: 'I cook. ![badge](https://img.dev/x)' } },
  ],
  [
    repeats('projects.ts › entry 1 ("Arkha") › description'),
    { projects: ['Arkha', 'Kelp'].map((title) => ({ title, description: 'Counts kelp.' })) },
  ],
  [repeats('owner.ts › intro'), { about: { paragraphs: [owner.intro] } }],
  [
    repeats('projects.ts › entry 1 ("Arkha") › image.src'),
    { projects: ['Arkha', 'Kelp'].map((title) => ({ title, image: { src: 'a.png', alt: 'A' } })) },
  ],
];

test('doctor names what looks wrong, and what to do', () => {
  const links = Object.entries(wrongLinks).flatMap(([rule, hrefs]) =>
    hrefs.map((href): Rule => [rule, { contact: { social: [{ name: 'Web', href }] } }]),
  );
  const texts = Object.entries(wrongTexts).flatMap(([rule, roles]) =>
    roles.map((role): Rule => [rule, { owner: { role } }]),
  );
  for (const [rule, changes] of [...links, ...texts, ...wrongFields]) {
    const lines = wrongLines({ '': readyToPublish(changes) });
    expect({ changes, lines }).toEqual({ changes, lines: [expect.stringContaining(`: ${rule}`)] });
  }
});

test('two texts may have the same link', () => {
  const link = '[the reef](https://reef.dev)';
  const changes = {
    owner: { intro: `I watch over ${link}.` },
    about: { paragraphs: [`I grew up beside ${link}.`] },
    projects: [
      { title: 'Kelp', description: `Counts ${link}.`, demoLink: 'https://reef.dev' },
      { title: 'Arkha', description: `Draws ${link}.` },
    ],
  };
  expect(wrongLines({ '': readyToPublish(changes) })).toEqual([]);
});

test('doctor names pictures that repeat an earlier one, also under another name', async () => {
  const dir = enterProject();
  const photo = await plainPicture(90, 60).jpeg().toBuffer();
  writeFiles(dir, { 'content/pictures/me.jpg': photo, 'content/pictures/copy.jpg': photo });
  const portrait = { src: 'me.jpg', alt: 'Maria' };
  const changes = {
    owner: { portrait },
    projects: [{ title: 'Kelp', image: { src: 'copy.jpg', alt: '' } }],
  };
  expect(wrongLines({ '': readyToPublish(changes) })).toEqual([
    expect.stringContaining(repeats('owner.ts › portrait.src')),
  ]);
});

test('doctor does not take ordinary texts for wrong ones', () => {
  const texts = [
    'Your website in two weeks',
    'Stores the username, R&D; 5 * 3 * 2',
    'IRMÃO, ANDRÉ, Â, ÐÓRA, coborâ”, ÅÄÖ, ØRSTED, Île',
    'A List<String>, a < b, a<b and c>d',
    'A Lorem Ipsum generator, O(√n)',
    'C# and F#, #1 of 20',
    '# of users grew',
    'Vor- und Nachteile, Ein-/Ausgabe; .NET, *args, a[i](see b), f(x)[0](1)',
    'Example Ltd, Local Host & Sons, ნინო ბერიძე, 10.0.0.1, CAMPEÃ 2019',
    'My __init__.py and __main__.py, __dirname and __filename, -40 % latency 👩‍💻, می\u200cروم, क्\u200dष',
    'Fra A til Å”, “MANHÃ”, « Å\u00a0», TIL Å…',
    'My __init__.py has int *a and char *b, arr[i](x), f(**kwargs)',
    'The Todo app, for name@example.com',
    'React • Node, a <div> in the middle',
    'John Doe-Smith, pre- and post-war, Haupt- oder Nebenfach, Frontend- sowie Backend-Teil, СССР, Российская',
    'LO HAGO TODO, “touché…”',
    '├── src, ¿Qué?, Is it C? yes, A B C and D, on page 1 of the paper, Bora Bora, Baden-Baden',
  ];
  const contents = {
    '': readyToPublish({
      about: { paragraphs: texts },
      owner: { intro: 'I’m a frontend developer in Umeå who keeps old boats afloat.' },
      education: [{ school: 'Reef', period: { from: '2024', to: inThreeYears } }],
      publications: [{ name: 'A talk', date: inThreeYears }],
      certificates: [{ name: 'Diver', date: { from: '2024', to: inThreeYears } }],
      experience: [
        { company: 'GitHub', role: 'Cook', link: 'https://github.com/' },
        { company: 'Reef', role: 'Cook', period: { from: inThreeYears, to: inThreeYears } },
      ],
      contact: {
        phone: '(+63) 917 555 0101',
        social: [
          'http://10.dev/your-first-app/username-checker',
          'https://t.co/abc',
          'https://web.archive.org/web/2020/https://maria.dev/',
          'https://localhost.run/',
          'https://github.com/johndoering',
          'http://100.128.0.1/',
        ].map((href) => ({ name: 'A', href })),
      },
    }),
  };
  expect(wrongLines(contents)).toEqual([]);
});

test('doctor names links, pictures and numbers of one language only, and files that a language lacks', () => {
  const projects = ['Arkha', 'Kelp', 'Reef'].map((title) => ({ title }));
  const skills = [
    { name: 'C', level: 90 },
    { name: 'SQL', level: 80 },
  ];
  const portrait = { src: 'me.png', alt: 'Maria' };
  const publications = [{ name: 'Kelp and I' }];
  const education = [{ school: 'Reef', period: { from: '2020', to: '2022' } }];
  const main = { ...ready, site, owner, projects, skills, publications, education };
  const es = {
    education: [{ school: 'Reef', period: '2020' }],
    site: { ...site, language: 'es' },
    owner: { ...owner, portrait, role: 'Buza', headline: ['con algas'], cv: undefined },
    about: { paragraphs: ['Crecí junto al mar.'] },
    projects: projects.slice(1),
    awards: [{ title: 'Red' }],
    skills: [
      { name: 'C', level: 50 },
      { name: 'SQL', level: 80 },
    ],
  };
  const british = { site: { ...site, language: 'en-GB' } };
  const contents = { '': main, es, 'en-GB': british };
  expectGolden('doctor/languages.txt', `${wrongLines(contents).join('\n')}\n`);
});

test('doctor reads the settings of .env, as the build does', async () => {
  const cwd = enterProject({ site: { url: 'https://your-name.example' } });
  writeFiles(cwd, { '.env': '\ufeffSITE_URL=https://$NAME.testing.dev\nNAME=maria\n' });
  const { SITE_URL, ...env } = process.env;
  const { output } = await run('scripts/doctor.ts', [], { cwd, env });
  expect(output).toBe('Ready to go live.\n');
  // As PowerShell writes it.
  writeFiles(cwd, { '.env': Buffer.from('\ufeffNAME=maria\n', 'utf16le') });
  expect((await run('scripts/doctor.ts', [], { cwd, env })).output).toContain(
    '.env: is not in UTF-8, so that no setting in it counts; save it as UTF-8',
  );
});

test('doctor says why the build stops, also for a picture that only a second language shows', async () => {
  const dir = enterProject();
  const about = { paragraphs: [], services: [], photo: { src: 'half.png', alt: 'A half' } };
  const es = { site: { ...readyToPublish().site, language: 'es' }, about };
  writeFiles(dir, {
    ...contentFileTexts(es, 'es'),
    'content/es/index.ts': indexFileText('es', es),
    'content/index.ts': indexFileText('content', readyToPublish(), 'es'),
    'content/pictures/half.png': 'half',
  });
  const { text, exitCode } = await check();
  expect(text).toMatch(/^Faults:\n {2}content\/es\/about\.ts › photo.*\n\nCorrect this first/);
  expect(exitCode).toBe(1);
});

test('doctor names photos in public/ that say where they were taken, and what is not published', async () => {
  const dir = enterProject();
  const photo = () => plainPicture(90, 60).jpeg();
  const place = { GPSLatitude: '14/1 12/1 0/1', GPSLatitudeRef: 'N' };
  const atPlace = await photo().withExifMerge({ IFD3: place }).toBuffer();
  writeFiles(dir, {
    'public/here.JPG': atPlace,
    'public/deep/here.png': await sharp(atPlace).keepMetadata().png().toBuffer(),
    'public/somewhere.jpg': await photo()
      .withExifMerge({ IFD0: { Model: 'Camera' } })
      .toBuffer(),
    'public/plain.webp': await plainPicture(90, 60).webp().toBuffer(),
    'public/damaged.jpg': 'no photo',
    'public/.env': 'KEY=1',
    'public/.git/config': '',
    'public/.well-known/security.txt': 'Contact: mailto:me@maria.dev',
    'public/deep/Thumbs.db': '',
    'public/deep/Desktop.ini': '',
    'public/deep/a~': '',
    'public/deep/a.swp': '',
    'public/robots.txt': 'User-agent: *\nDisallow: /\n',
  });
  const { text } = await check();
  const named = text.matchAll(/public\/(\S+): says where it was taken/g);
  expect([...named].map(([, name]) => name)).toEqual(['deep/here.png', 'here.JPG']);
  expect(text).toContain('public/robots.txt: hides the page from search engines');
  expect(text).toContain(
    'are not published: .env, .git, deep/Desktop.ini, deep/Thumbs.db, deep/a.swp, deep/a~\n',
  );
});
