import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { listFiles } from '../../../scripts/build/after/export-files';
import { contentFiles, copySite } from '../../../scripts/test/site-copy';
import { experience } from '../../fixtures/entries';
import { BUILD_FOLDER, SUB_PATH } from '../../fixtures/sites';
import { launch } from '../../support/launch';
import { test as base, expect, openForm, sample, writeAndSend } from '../support/contact-page';

const test = base.extend<{ running: ChildProcess[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs.
  running: async ({}, use) => {
    const running: ChildProcess[] = [];
    await use(running);
    for (const child of running) child.kill('SIGKILL');
  },
});

/** A file of the owner's, saved in an editor on Windows. */
const windows = (text: string) => `\ufeff${text.replaceAll('\n', '\r\n')}`;
const content = (name: string) => windows(readFileSync(`content/${name}.ts`, 'utf8'));

/** A camera's photo that says where it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8ac' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '14/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

const metadataOf = (dir: string, names: string[]) =>
  Promise.all(names.map((name) => sharp(path.join(dir, name)).metadata()));

test('npm start takes what only looks like a mistake, and serves it with the form working', async ({
  page,
  running,
}) => {
  test.setTimeout(240_000);
  const owner = content('owner').replace(/src: '[^']*'/, "src: '/images/my photo ñ.jpg'");
  const list = contentFiles({ experience: [experience({ logo: '/images/badge.jpg' })] });
  const cwd = await copySite(BUILD_FOLDER, {
    files: {
      'content/owner.ts': owner,
      // As macOS hands the name out.
      [`public/images/${'my photo ñ.jpg'.normalize('NFD')}`]: await photo(2400, 1500),
      'public/images/badge.jpg': await photo(900, 900),
      'content/about.ts': content('about'),
      'content/experience.ts': windows(list['content/experience.ts'] ?? ''),
      'content/projects.ts': 'export const projects = [];\r\n',
    },
  });
  const { address, port, shown, printed } = await launch(
    [path.resolve('scripts/start.ts'), '--port', '0', '--base', SUB_PATH],
    { cwd, onStart: (child) => running.push(child) },
  );

  await test.step('under a sub-path, and prints the message that arrives', async () => {
    expect(address).toBe(`http://127.0.0.1:${port}${SUB_PATH}/`);
    await openForm(page, address.replace(/\/$/, ''));
    expect(await writeAndSend(page)).toBe('Message Sent!');
    await printed(new RegExp(`From: +${sample.name}\\n +Reply to: ${sample.email}`));
  });

  const out = path.join(cwd, 'out');
  const pictures = path.join(out, 'pictures');
  const made = readdirSync(pictures);
  await test.step('pictures are encoded once, no larger than shown, without the place', async () => {
    expect(shown.text.match(/Pictures: /g)).toHaveLength(1);
    const portrait = await metadataOf(
      pictures,
      made.filter((name) => name.startsWith('my-photo-n-')),
    );
    expect(portrait.length).toBeGreaterThan(4);
    expect(Math.max(...portrait.map(({ width }) => width))).toBe(1600);
    const badge = await metadataOf(
      pictures,
      made.filter((name) => name.startsWith('badge-')),
    );
    expect(badge.length).toBeGreaterThan(2);
    expect(Math.max(...badge.map(({ width }) => width))).toBe(192);
    for (const { exif } of [...portrait, ...badge]) expect(exif).toBeUndefined();
  });

  await test.step('neither original is published, and nothing that nobody asks for', async () => {
    expect(await listFiles(path.join(out, 'images'))).not.toContainEqual(
      expect.stringMatching(/photo|badge/),
    );
    expect(readdirSync(path.join(out, 'images/logos'))).toContain('lantern-labs.svg');
    const html = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(html).not.toContain('\r');
    const texts = html + readFileSync(path.join(out, 'resume.json'), 'utf8');
    expect(made.filter((name) => !texts.includes(name))).toEqual([]);
  });
});
