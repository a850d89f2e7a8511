/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '@/scripts/build/after/export-files';
import { buildSite, contentFiles } from '@/scripts/test/site-copy';
import { experience } from '../../fixtures/entries';

const root = path.resolve(import.meta.dirname, '../../..');
const content = (name: string) => readFileSync(path.join(root, 'content', `${name}.ts`), 'utf8');

/** Changes a text, and fails if there was nothing to change. */
function swap(text: string, from: string | RegExp, to: string): string {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
}

/** As much of an HEIC file as tells it from others: the box that names its brands. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

it('says every mistake of an owner in one plain sentence, all in one go', async () => {
  const owner = content('owner');
  const { code, output, out } = await buildSite('mistakes', {
    env: { SITE_URL: 'maria.dev', BASE_PATH: '/my page' },
    files: {
      'content/owner.ts': swap(owner, /src: '[^']*'/, "src: '/images/me.jpg'"),
      'public/images/me.jpg': heic,
      // A comma is missing behind the description.
      'content/projects.ts': swap(content('projects'), /(description:\s*'[^']*'),/, '$1'),
      'content/skills.ts': swap(content('skills'), /level: \d+/, 'level: 150'),
      'content/about.ts': swap(content('about'), /src: '\/images\/d/, "src: '/images/D"),
      'content/experience.ts': '// The list is gone.\nexport {};\n',
    },
  });
  expect(code).toBe(1);
  const line = output.split('\n').map((each) => each.trim());
  for (const expected of [
    /^SITE_URL: must be an address starting with https:.*; given: "maria\.dev"$/,
    /^BASE_PATH: .*; given: "\/my page"$/,
    /^content\/owner\.ts › portrait\.src: is an HEIC photo.* as JPEG or PNG; given: "\/images\/me\.jpg"$/,
    /^content\/projects\.ts, line \d+: .*a comma is missing before it$/,
    /^content\/skills\.ts › entry 1 .* › level: must be between 0 and 100; given: 150$/,
    /^content\/about\.ts › photo\.src: no such file.*there is "\/images\/desk\.png"; upper and lower case count/,
    /^content\/experience\.ts: must hold "export const experience = …"$/,
  ]) {
    expect(line).toContainEqual(expect.stringMatching(expected));
  }
  expect(output).toContain('because of 7 faults');
  // No stack, and nobody's code: the owner did not write it.
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('node_modules');
  expect(output).not.toMatch(/compil/i);
  expect(existsSync(out)).toBe(false);
}, 120_000);

/** A camera's photo that says where it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

it('takes what only looks like a mistake: Windows files, odd folders, big photos, no projects', async () => {
  const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
  const { 'content/experience.ts': list = '' } = contentFiles({
    experience: [experience({ logo: '/images/badge.jpg' })],
  });
  // Letters like ñ or 日 in the folder's name work as well, but not in a folder of a repo: Turbopack
  // 16.4 then cuts its names within a letter. Tried by hand with a clone in "mein Ordner ñ 日本".
  const { code, output, out } = await buildSite('my own site (copy)', {
    files: {
      'content/owner.ts': swap(
        windows(content('owner')),
        /src: '[^']*'/,
        "src: '/images/my photo ñ.jpg'",
      ),
      // As macOS hands the name out.
      [`public/images/${'my photo ñ.jpg'.normalize('NFD')}`]: await photo(8000, 5000),
      'public/images/badge.jpg': await photo(900, 900),
      'content/about.ts': windows(content('about')),
      'content/experience.ts': windows(list),
      'content/projects.ts': 'export const projects = [];\r\n',
    },
  });
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
  expect(output.match(/Pictures: /g)).toHaveLength(1);
  const html = readFileSync(path.join(out, 'index.html'), 'utf8');
  expect(html).not.toContain('\r');

  const metadataOf = async (names: readonly string[]) =>
    Promise.all(names.map((name) => sharp(path.join(out, 'pictures', name)).metadata()));
  const made = readdirSync(path.join(out, 'pictures'));
  const portrait = await metadataOf(made.filter((name) => name.startsWith('my-photo-n-')));
  expect(portrait.length).toBeGreaterThan(4);
  expect(Math.max(...portrait.map(({ width }) => width))).toBe(1600);
  const badge = await metadataOf(made.filter((name) => name.startsWith('badge-')));
  expect(badge.length).toBeGreaterThan(2);
  expect(Math.max(...badge.map(({ width }) => width))).toBe(192);
  for (const { exif } of [...portrait, ...badge]) expect(exif).toBeUndefined();

  // Neither original is published, and nothing is made that nobody can ask for.
  expect(await listFiles(path.join(out, 'images'))).not.toContainEqual(
    expect.stringMatching(/photo|badge/),
  );
  expect(existsSync(path.join(out, 'images/logos/lantern-labs.svg'))).toBe(true);
  const texts = ['index.html', 'resume.json'].map((name) =>
    readFileSync(path.join(out, name), 'utf8'),
  );
  expect(made.filter((name) => !texts.join('').includes(name))).toEqual([]);
}, 240_000);
