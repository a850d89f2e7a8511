/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Prepared } from '@/scripts/build/before';
import { environmentFaults } from '@/scripts/build/before/environment';
import { copySite } from '@/scripts/support/site-copy';
import { helperProcess } from '../../support/helper-process';

const siteHelper = () =>
  helperProcess<{ dir: string; env: Record<string, string> }, Prepared>('prepare-site.ts');
const ask = siteHelper();

const faultsOf = (env: Record<string, string>) =>
  environmentFaults({ NODE_ENV: 'production', ...env });

const plainPicture = (background: string) =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .png()
    .toBuffer();

describe('Settings from outside', () => {
  it.each([
    ['none at all', {}],
    ['empty ones', { SITE_URL: '', BASE_PATH: '' }],
    ['an address', { SITE_URL: 'https://juan.example' }],
    ['an address with a slash at the end', { SITE_URL: 'https://juan.example/' }],
    ['an address on this machine', { SITE_URL: 'http://localhost:3000' }],
    ['a sub-path', { BASE_PATH: '/portfolio' }],
    ['a sub-path without slash', { BASE_PATH: 'portfolio' }],
    ['a sub-path with one slash too many', { BASE_PATH: '/my-site/v1.2/' }],
  ])('%s: taken', (_, env) => {
    expect(faultsOf(env)).toEqual([]);
  });

  const address =
    'SITE_URL: must be an address starting with https:// (or http://), like "https://name.example"';
  const sub = 'BASE_PATH: must be a path of letters, digits and hyphens, like "/portfolio"';
  it.each([
    ['SITE_URL without scheme', { SITE_URL: 'juan.example' }, `${address}; given: "juan.example"`],
    [
      'SITE_URL by ftp',
      { SITE_URL: 'ftp://juan.example' },
      `${address}; given: "ftp://juan.example"`,
    ],
    [
      'SITE_URL with a path',
      { SITE_URL: 'https://juan.example/me' },
      'SITE_URL: must be the bare address without a path; a sub-path goes into BASE_PATH; given: "https://juan.example/me"',
    ],
    ['BASE_PATH with a space', { BASE_PATH: '/my site' }, `${sub}; given: "/my site"`],
    [
      'BASE_PATH that is an address',
      { BASE_PATH: 'https://juan.example/me' },
      `${sub}; given: "https://juan.example/me"`,
    ],
    ['BASE_PATH that leads upwards', { BASE_PATH: '/../me' }, `${sub}; given: "/../me"`],
    [
      'BASE_PATH as Git Bash on Windows makes it',
      { BASE_PATH: 'C:/Program Files/Git/portfolio' },
      'BASE_PATH: Git Bash turned it into a folder of this computer; write BASE_PATH=portfolio, without the slash; given: "C:/Program Files/Git/portfolio"',
    ],
  ])('%s: refused', (_, env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });

  it('are refused together', () => {
    expect(faultsOf({ SITE_URL: 'juan.example', BASE_PATH: '/a b' })).toHaveLength(2);
  });
});

describe('Before the build', () => {
  let dir = '';
  const read = (file: string) => readFileSync(path.join(dir, file), 'utf8');
  const write = (file: string, text: string | Buffer) => writeFileSync(path.join(dir, file), text);
  const edit = (file: string, from: string, to: string) => {
    expect(read(file)).toContain(from);
    write(file, read(file).replace(from, to));
  };

  /** What the build does first. */
  const prepare = (env: Record<string, string> = {}) => ask({ dir, env });
  const complaints = async (env?: Record<string, string>) => (await prepare(env)).faults;

  const mailNotes = async () => (await prepare()).notes.filter((note) => note.startsWith('Form:'));

  beforeEach(async () => {
    dir = await copySite('prepare');
  });

  it.each<[mistake: string, make: () => void, sentences: string[]]>([
    [
      'a missing comma',
      () => edit('content/projects.ts', "alt: 'Arkha", "titel: 'x'\n      alt: 'Arkha"),
      [
        'content/projects.ts, line 11: "alt" is unexpected; most likely a comma is missing before it',
      ],
    ],
    [
      'a missing comma between entries',
      () => edit('content/skills.ts', 'level: 90 },\n', 'level: 90 }\n'),
      ['content/skills.ts, line 5: "{" is unexpected; most likely a comma is missing before it'],
    ],
    [
      'a language without words',
      () => edit('content/site.ts', "language: 'en'", "language: 'de'"),
      [
        'content/site.ts › language: the page has no words in "de" yet; copy lib/words/en.ts to content/de.ts, translate what stands in quotes, and name it as words in content/site.ts; given: "de"',
      ],
    ],
    [
      'a word of one’s own for a place that is not there',
      () =>
        edit(
          'content/site.ts',
          "language: 'en'",
          "language: 'en', words: { contact: { titel: 'Hi' } }",
        ),
      ['content/site.ts › words.contact.titel: is no field that the page knows'],
    ],
    [
      'a missing comma in a dictionary of one’s own',
      () => {
        write('content/de.ts', "export const de = {\n  newTab: 'neuer Tab'\n  home: {},\n};\n");
        edit('content/site.ts', 'export const', "import { de } from './de';\nexport const");
        edit('content/site.ts', "language: 'en'", "language: 'de', words: de");
      },
      ['content/de.ts, line 3: "home" is unexpected; most likely a comma is missing before it'],
    ],
    [
      'an apostrophe inside quotes',
      () => edit('content/owner.ts', "'Junior Full-Stack", "'Juan's Full-Stack"),
      [
        `content/owner.ts, line 6: "s" is unexpected; an apostrophe inside '…' ends the text, so write ’ or put the text in "…"`,
      ],
    ],
    [
      'a text that is not closed',
      () => edit('content/contact.ts', "Philippines',", 'Philippines,'),
      ['content/contact.ts, line 7: a text is not closed; its last quote is missing'],
    ],
    [
      'a closing bracket deleted',
      () => write('content/skills.ts', read('content/skills.ts').replace('];', '')),
      ['content/skills.ts: ends too early; a closing } or ] is missing'],
    ],
    [
      'a text without quotes',
      () => edit('content/skills.ts', "'React'", 'React'),
      ['content/skills.ts: React is not known here; a text must stand in quotes'],
    ],
    [
      'a deleted file',
      () => rmSync(path.join(dir, 'content/about.ts')),
      ['content/about.ts: no such file; the page cannot do without it'],
    ],
    [
      'a renamed constant',
      () => edit('content/skills.ts', 'const skills', 'const mySkills'),
      ['content/skills.ts: must hold "export const skills = …"'],
    ],
    [
      'a renamed image',
      () =>
        renameSync(
          path.join(dir, 'public/images/arkha.png'),
          path.join(dir, 'public/images/Arkha.png'),
        ),
      [
        'content/projects.ts › entry 1 ("Arkha") › image.src: no such file in public/, but there is "/images/Arkha.png"; upper and lower case count; given: "/images/arkha.png"',
      ],
    ],
    [
      'an empty image',
      () => write('public/images/arkha.png', ''),
      [
        'content/projects.ts › entry 1 ("Arkha") › image.src: is empty (0 bytes); save it again; given: "/images/arkha.png"',
      ],
    ],
    [
      'an HEIC photo as portrait',
      () => {
        write('public/images/me.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));
        edit('content/owner.ts', '/images/portrait.png', '/images/me.heic');
      },
      [
        'content/owner.ts › portrait.src: is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG; given: "/images/me.heic"',
      ],
    ],
    [
      'mistakes of every kind at once',
      () => {
        edit('content/skills.ts', 'level: 90 },\n', 'level: 90 }\n');
        edit('content/projects.ts', "title: 'Arkha'", "title: ''");
        edit('content/contact.ts', 'juan.delacruz@', 'juan.delacruz');
        write('public/images/desk.png', 'no picture');
      },
      [
        'content/skills.ts, line 5: "{" is unexpected; most likely a comma is missing before it',
        'content/projects.ts › entry 1 › title: must not be empty; given: ""',
        'content/contact.ts › email: must be an e-mail address; given: "juan.delacruzexample.com"',
        'content/about.ts › photo.src: is damaged or no picture; JPEG, PNG, WebP, AVIF, GIF, TIFF and SVG can be read; given: "/images/desk.png"',
      ],
    ],
  ])('%s is named in plain sentences', async (_, make, sentences) => {
    make();
    expect(await complaints()).toEqual(sentences);
  });

  it('a SITE_URL without scheme is named', async () => {
    expect(await complaints({ SITE_URL: 'juan.example' })).toEqual([
      'SITE_URL: must be an address starting with https:// (or http://), like "https://name.example"; given: "juan.example"',
    ]);
  });

  it('files of Windows are taken: line ends of two characters, a mark at the start', async () => {
    for (const name of readdirSync(path.join(dir, 'content')).filter((each) =>
      each.endsWith('.ts'),
    )) {
      write(`content/${name}`, `\ufeff${read(`content/${name}`).replaceAll('\n', '\r\n')}`);
    }
    expect((await prepare()).faults).toEqual([]);
  });

  it('a slip in a file of Windows is found in its line all the same', async () => {
    edit('content/skills.ts', 'level: 90 },\n', 'level: 90 }\n');
    write('content/skills.ts', `\ufeff${read('content/skills.ts').replaceAll('\n', '\r\n')}`);
    expect(await complaints()).toEqual([
      'content/skills.ts, line 5: "{" is unexpected; most likely a comma is missing before it',
    ]);
  });

  it('a picture with spaces and other letters in its path is taken', async () => {
    mkdirSync(path.join(dir, 'public/images/mga larawan'));
    write('public/images/mga larawan/Ako 100% #1 ñ.png', await plainPicture('#123456'));
    edit('content/owner.ts', '/images/portrait.png', '/images/mga larawan/Ako 100% #1 ñ.png');
    expect((await prepare()).faults).toEqual([]);
  });

  it('deleted lists are taken', async () => {
    const empty = (name: string, type: string) =>
      write(
        `content/${name}.ts`,
        `import type { ${type} } from '@/lib/content/schema';\nexport const ${name}: ${type}[] = [];\n`,
      );
    empty('skills', 'Skill');
    empty('projects', 'Project');
    empty('experience', 'Experience');
    const { faults, notes } = await prepare();
    expect(faults).toEqual([]);
    expect(notes.join()).toContain('Pictures: 2 ready, ');
  });

  it('a content older than education and certificates gets them without entries', async () => {
    for (const name of ['education', 'certificates']) rmSync(path.join(dir, `content/${name}.ts`));
    expect((await prepare()).faults).toEqual([]);
    expect(read('content/education.ts')).toContain('export const education: Education[] = [];');
    expect(read('content/certificates.ts')).toContain('certificates: Certificate[] = [];');
  });

  it('pictures are counted, and a changed one is encoded once', async () => {
    await prepare();
    // A colour that no earlier run has left in the cache.
    const color = `#${randomBytes(3).toString('hex')}`;
    write('public/images/desk.png', await plainPicture(color));
    const first = await prepare();
    // In a process of its own, as the next build is.
    const second = await siteHelper()({ dir, env: {} });
    expect(first.notes.join()).toMatch(/Pictures: 10 ready, 1 encoded, /);
    expect(second.notes.join()).toMatch(/Pictures: 10 ready, 0 encoded, /);
  });

  it('files of pictures that are shown no more are cleared away', async () => {
    await prepare();
    const files = () => readdirSync(path.join(dir, 'public/pictures')).join();
    expect(files()).toContain('arkha-');
    edit('content/projects.ts', '/images/arkha.png', '/images/devpulse.png');
    await prepare();
    expect(files()).not.toContain('arkha-');
    expect(files()).toContain('devpulse-');
  });

  it('missing e-mail identifiers are mentioned, and no more once they are there', async () => {
    expect(await mailNotes()).toHaveLength(1);
    const ids = "userId: 'u', serviceId: 's', templateId: 't',";
    edit(
      'content/contact.ts',
      "host: 'https://api.emailjs.com',",
      `host: 'https://x.example', ${ids}`,
    );
    expect(await mailNotes()).toEqual([]);
  });

  it('who leaves the e-mail service out has no form on purpose, and is told nothing', async () => {
    const contact = read('content/contact.ts');
    write('content/contact.ts', contact.replace(/ {2}emailService: \{[^}]*\},\n/, ''));
    expect(read('content/contact.ts')).not.toContain('emailService');
    expect(await mailNotes()).toEqual([]);
  });
});
