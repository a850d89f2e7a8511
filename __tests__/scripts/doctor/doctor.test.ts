import { cpSync, readFileSync } from 'node:fs';
import { contentFileTexts, indexFileText } from '@/__tests__/sites/content-file-texts';
import { content as sampleContent } from '@/sample/content';
import { languageLines } from '@/scripts/doctor/languages';
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

test('doctor says how many pixels a small portrait needs, but the site is ready', async () => {
  const dir = enterProject({
    site: { url: 'https://maria.testing.dev' },
    owner: { portrait: { src: 'me.jpg', alt: 'Maria' } },
  });
  writeFiles(dir, { 'content/pictures/me.jpg': await plainPicture(500, 500).jpeg().toBuffer() });
  const { text, exitCode } = await check();
  expect(text).toBe(`Small pictures:
  content/owner.ts › portrait: 500 × 500 pixels are shown as a round island; 994 × 994 pixels fill the side of the screen.

Ready to go live.`);
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
  const emailService = { host: serviceHost, ...ids, serviceId: 'mine' };
  const cwd = enterProject({
    site: { url: 'https://your-name.example' },
    owner: { intro: 'I like 🦀.' },
    contact: { emailService },
  });
  const text = `Not connected:
  content/site.ts › url: https://your-name.example is an example. Write the address of your published site.
  content/contact.ts › emailService: the form sends nothing without your userId, templateId. Follow docs/contact.md, or delete emailService.

Missing in documents:
  cv.pdf: no installed font has 🦀, so it shows "?" or nothing instead; see "Letters" in docs/make-it-yours.md
  og.png: no installed font has 🦀, so it shows "?" or nothing instead; see "Letters" in docs/make-it-yours.md

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

test('doctor names lists of different length, and texts that are in another language', async () => {
  const { site, owner, about, ...content } = readyToPublish();
  const projects = ['Arkha', 'Kelp', 'Reef'].map((title) => ({ title, tags: [] }));
  const main = { ...content, site, owner, about, projects, awards: [], publications: projects };
  const es = {
    site: { ...site, language: 'es' },
    owner,
    about,
    projects: projects.slice(1),
    awards: [{ title: 'Red' }],
  };
  const british = { site: { ...site, language: 'en-GB' }, projects };
  expect(languageLines({ '': main, es, 'en-GB': british })).toEqual([
    'content/es/awards.ts: entries: 1; in content/awards.ts: 0.',
    'content/es/projects.ts: entries: 2; in content/projects.ts: 3.',
    'content/es/: has no experience.ts, publications.ts, so its page shows those in English.',
  ]);
  const dir = enterProject();
  writeFiles(dir, {
    ...contentFileTexts(es, 'es'),
    'content/es/index.ts': indexFileText('es', es),
    'content/index.ts': indexFileText('content', readyToPublish(), 'es'),
  });
  const { text, exitCode } = await check();
  expect(text).toMatch(/^Different in languages:\n {2}content\/es\/awards\.ts: entries: 1; in/);
  expect(text).toMatch(/\n\nReady to go live, if the languages are meant to differ\.$/);
  expect(exitCode).toBe(0);
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
