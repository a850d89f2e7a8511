/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite } from '@/scripts/support/site-copy';

const root = path.resolve(import.meta.dirname, '../../..');
const content = (name: string) =>
  readFileSync(path.join(root, 'template/content', `${name}.ts`), 'utf8');

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
  expect(output).toContain('because of 7 problems');
  // No stack, and nobody's code: the owner did not write it.
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toContain('node_modules');
  expect(output).not.toMatch(/compil/i);
  expect(existsSync(out)).toBe(false);
}, 120_000);
