/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  it.each<Record<string, string>>([
    {},
    { SITE_URL: '', BASE_PATH: '' },
    { SITE_URL: 'https://juan.example/', BASE_PATH: 'portfolio' },
    { SITE_URL: 'http://localhost:3000', BASE_PATH: '/my-site/v1.2/' },
  ])('%j: taken', (env) => {
    expect(faultsOf(env)).toEqual([]);
  });

  it.each(['juan.example', 'ftp://juan.example', 'https://juan.example/me'])(
    'the address %s: refused',
    (address) => {
      const fault = expect.stringMatching(/^SITE_URL: must be .*; given: "/);
      expect(faultsOf({ SITE_URL: address })).toEqual([fault]);
    },
  );

  it.each(['/my site', 'https://juan.example/me', '/../me', 'C:/Program Files/Git/portfolio'])(
    'the path %s: refused',
    (base) => {
      expect(faultsOf({ BASE_PATH: base })).toEqual([
        `BASE_PATH: must be a path of letters, digits and hyphens, like "/portfolio"; given: "${base}"`,
      ]);
    },
  );
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

  const slip =
    "look there and in the line above for a missing comma, quote or bracket, or an apostrophe within '…'";

  it.each<[mistake: string, make: () => void, sentence: string]>([
    [
      'a missing comma',
      () => edit('content/skills.ts', 'level: 90 },\n', 'level: 90 }\n'),
      `content/skills.ts, line 5: Expected "]" but found "{"; ${slip}`,
    ],
    [
      'a missing comma in a dictionary of one’s own',
      () => {
        write('content/de.ts', "export const de = {\n  newTab: 'neuer Tab'\n  home: {},\n};\n");
        edit('content/site.ts', 'export const', "import { de } from './de';\nexport const");
        edit('content/site.ts', "language: 'en'", "language: 'de', words: de");
      },
      `content/de.ts, line 3: Expected "}" but found "home"; ${slip}`,
    ],
    [
      'an apostrophe inside quotes',
      () => edit('content/owner.ts', "'Junior Full-Stack", "'Juan's Full-Stack"),
      `content/owner.ts, line 6: Expected "}" but found "s"; ${slip}`,
    ],
    [
      'a text without quotes',
      () => edit('content/skills.ts', "'React'", 'React'),
      'content/skills.ts: React is not known here; a text must stand in quotes',
    ],
    [
      'a deleted file',
      () => rmSync(path.join(dir, 'content/about.ts')),
      'content/about.ts: no such file; the page cannot do without it',
    ],
    [
      'a renamed constant',
      () => edit('content/skills.ts', 'const skills', 'const mySkills'),
      'content/skills.ts: must hold "export const skills = …"',
    ],
    [
      'an HEIC photo as portrait',
      () => {
        write('public/images/me.heic', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'));
        edit('content/owner.ts', '/images/portrait.png', '/images/me.heic');
      },
      'content/owner.ts › portrait.src: is an HEIC photo, which most browsers cannot show; export it as JPEG or PNG; given: "/images/me.heic"',
    ],
  ])('%s is named in a plain sentence', async (_, make, sentence) => {
    make();
    expect(await complaints()).toEqual([sentence]);
  });

  it('mistakes in settings, files, fields and pictures are named together', async () => {
    edit('content/skills.ts', 'level: 90 },\n', 'level: 90 }\n');
    edit('content/projects.ts', "title: 'Arkha'", "titel: 'Arkha'");
    edit('content/site.ts', "language: 'en'", "language: 'de'");
    write('public/images/desk.png', 'no picture');
    expect(await complaints({ SITE_URL: 'juan.example' })).toEqual([
      expect.stringContaining('SITE_URL: must be an address'),
      expect.stringContaining('content/skills.ts, line 5: '),
      expect.stringContaining('site.ts › language: the page has no words in "de" yet; copy lib'),
      expect.stringContaining('content/projects.ts › entry 1 › title: is missing'),
      expect.stringContaining('content/projects.ts › entry 1: Unrecognized key: "titel"'),
      expect.stringContaining('content/about.ts › photo.src: is damaged or no picture'),
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

test('a build with a mistake ends before Next compiles, with plain lines', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'mistakes-'));
  const program = `import('./scripts/build/before/index.ts').then((it) => it.prepareBuild(process.argv[1]))`;
  const args = ['--import', 'tsx', '--eval', program, dir];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(dir, { recursive: true });
  expect(stderr).toMatch(/The site was not built because of .* problems:\n\n {2}content\//);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
});
