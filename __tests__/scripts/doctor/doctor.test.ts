/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { content } from '@/lib/content';
import { isPlaceholder, markPlaceholder } from '@/lib/content/placeholder';
import type { Content } from '@/lib/content/schema';
import { preparePictures } from '@/scripts/build/before/pictures';
import { type Finding, report } from '@/scripts/doctor/findings';
import { linkFindings } from '@/scripts/doctor/links';
import { pictureFindings } from '@/scripts/doctor/pictures';
import { wordFindings } from '@/scripts/doctor/words';
import { run } from '@/scripts/test/site-copy';
import { makeFolder } from '../../support/folder';

const root = path.resolve(import.meta.dirname, '../../..');
const texts = (findings: Finding[]) => findings.map(({ topic, text }) => `${topic}: ${text}`);

/** Content of an owner who has done everything. */
function finished(changes: (content: Content) => void = () => {}): Content {
  const copy = structuredClone(content);
  const { owner, site, contact } = copy;
  Object.assign(owner, { name: 'Maria Clara', cv: '/cv.pdf' });
  Object.assign(site, { url: 'https://maria.dev', description: 'Maria builds web apps.' });
  Object.assign(contact, { email: 'hello@maria.dev', phone: '+63 917 555 0101' });
  Object.assign(contact.emailService ?? {}, { userId: 'u', serviceId: 's', templateId: 't' });
  contact.social = [{ name: 'GitHub', href: 'https://github.com/maria' }];
  copy.projects = copy.projects.map(({ title, description, image, tags }) => ({
    title,
    description,
    image,
    tags,
    repoLink: 'https://github.com/maria/project',
  }));
  changes(copy);
  return copy;
}

const picture = (width: number) =>
  sharp({ create: { width, height: 900, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

describe('The template as it comes', () => {
  it('names the placeholder, the dead addresses and what is not connected', () => {
    expect(texts(wordFindings(content, {} as NodeJS.ProcessEnv))).toEqual([
      'placeholder: owner.ts: the name is Juan Dela Cruz',
      'placeholder: contact.ts: mail to juan.delacruz@example.com reaches nobody',
      'placeholder: contact.ts: +63 000 000 0000 cannot ring anywhere',
      'not connected: contact.ts: the form reaches nobody without userId, serviceId, templateId',
      'not connected: site.ts: https://juan-dela-cruz.example is nobody’s address; give yours, or set SITE_URL',
    ]);
    expect(texts(linkFindings(content, root))).toEqual([
      'placeholder: projects.ts: Arkha, SupportHub, Devpulse, Crypt The Prices, Pathfinder CCC lead to example addresses',
      'placeholder: contact.ts: GitHub, LinkedIn, Twitter lead to example addresses',
    ]);
  });

  it('knows every picture that comes with it', async () => {
    const found = texts(await pictureFindings(content, root)).join('\n');
    for (const each of [
      'portrait',
      'desk',
      'lantern-labs',
      'bayside',
      'campus',
      'arkha',
      'devpulse',
    ]) {
      expect(found).toContain(each);
    }
    for (const line of found.split('\n'))
      expect(line).toMatch(/^placeholder: .* with the template$/);
  });

  it('fits on one screen and fails with --strict alone', async () => {
    const script = path.join(root, 'scripts/doctor.ts');
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const plain = await run(tsx, [script], { cwd: root });
    expect(plain.code).toBe(0);
    expect(plain.output).toContain('Not ready to go live: 11 things to do.');
    expect(plain.output.split('\n').length).toBeLessThan(24);
    const strict = await run(tsx, [script, '--strict'], { cwd: root });
    expect(strict.code).toBe(1);
    expect(strict.output).toBe(plain.output);
    const wrong = await run(tsx, [script, '--strikt'], { cwd: root });
    expect(wrong.code).toBe(2);
    expect(wrong.output).toMatch(/^The options of doctor are --strict, or --live .*\n$/);
  });
});

describe('A finished site', () => {
  it('is ready', () => {
    const done = finished();
    const findings = [...wordFindings(done, process.env), ...linkFindings(done, root)];
    expect(findings).toEqual([]);
    expect(report(findings)).toBe('Ready to go live.');
  });

  it('may take its address from SITE_URL', () => {
    const env = { SITE_URL: 'https://maria.github.io' } as unknown as NodeJS.ProcessEnv;
    const nobodys = finished(({ site }) => {
      site.url = content.site.url;
    });
    expect(wordFindings(nobodys, env)).toEqual([]);
    expect(wordFindings(nobodys, {} as NodeJS.ProcessEnv)).toHaveLength(1);
  });

  it.each([
    ['https://localhost:3000/', 'only this computer knows'],
    ['http://192.168.1.5/demo', 'only this computer knows'],
    ['http://172.20.0.1/', 'only this computer knows'],
    ['http://[::1]/', 'only this computer knows'],
    ['http://nas.local/', 'only this computer knows'],
    ['https://github.com/', 'is nobody’s page'],
    ['https://www.linkedin.com', 'is nobody’s page'],
    ['https://demo.test/', 'example address'],
    ['https://shop.example.org/', 'example address'],
  ])('is warned of the link %s', (href, why) => {
    const content = finished(({ projects }) =>
      Object.assign(projects[0] ?? {}, { demoLink: href }),
    );
    expect(texts(linkFindings(content, root))).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    'https://github.com/maria',
    'https://example.dev/',
    'https://172.217.0.1/',
    'https://notgithub.com/',
    'https://myexample.com/',
  ])('may link to %s', (href) => {
    const content = finished(({ projects }) =>
      Object.assign(projects[0] ?? {}, { demoLink: href }),
    );
    expect(linkFindings(content, root)).toEqual([]);
  });

  it('is told when the CV is no PDF', () => {
    const dir = makeFolder({ 'public/me.pdf': '<html>', 'public/good.pdf': '%PDF-1.7' });
    const withCv = (cv: string) => finished(({ owner }) => Object.assign(owner, { cv }));
    expect(texts(linkFindings(withCv('/me.pdf'), dir))).toEqual([
      'broken: owner.ts: the CV /me.pdf is no PDF file',
    ]);
    expect(linkFindings(withCv('/good.pdf'), dir)).toEqual([]);
  });

  it('is advised on texts that search engines cut and on pictures too small or too big', async () => {
    const wordy = finished(({ owner, site }) => {
      owner.role = 'Developer of everything that can possibly be developed';
      site.description = 'word '.repeat(33).trim();
    });
    expect(texts(wordFindings(wordy, process.env))).toEqual([
      'advice: The title has 67 letters; search engines cut it at 60',
      'advice: site.ts: the description has 164 letters; search engines cut it at 160',
    ]);

    const small = await picture(500);
    const huge = Buffer.concat([await picture(1600), Buffer.alloc(16_000_000)]);
    const dir = makeFolder({ 'public/a.png': small, 'public/b.png': huge });
    const pictured = finished(({ owner, about, experience, projects }) => {
      owner.portrait = { src: '/a.png', alt: 'Maria' };
      about.photo = { src: '/b.png', alt: 'A desk' };
      experience.length = 0;
      projects.length = 0;
    });
    expect(texts(await pictureFindings(pictured, dir))).toEqual([
      'advice: owner.ts › portrait.src: /a.png is 500 pixels wide; from 800 on it looks sharp',
      'advice: about.ts › photo.src: /b.png has 16 MB; save it smaller',
    ]);
  });

  const damaged: [what: string, name: string, bytes: () => Buffer | Promise<Buffer>][] = [
    ['an HEIC photo', 'a.jpg', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['an empty file', 'a.png', () => Buffer.alloc(0)],
    ['a page of text', 'a.png', () => Buffer.from('<html>')],
    [
      'half a JPEG',
      'a.jpg',
      async () => {
        const whole = await sharp(await picture(1600))
          .jpeg()
          .toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
    ],
    [
      'an animated GIF',
      'a.gif',
      async () => {
        const frames = await Promise.all(
          ['#111', '#eee'].map((background) =>
            sharp({ create: { width: 900, height: 900, channels: 3, background } })
              .png()
              .toBuffer(),
          ),
        );
        return sharp(frames, { join: { animated: true } })
          .gif()
          .toBuffer();
      },
    ],
  ];

  it.each(damaged)('is told of %s in the words of the build', async (_, name, bytes) => {
    const dir = makeFolder({
      [`public/${name}`]: await bytes(),
      'public/good.png': await picture(1600),
    });
    const content = finished(({ owner, about, experience, projects, ...lists }) => {
      owner.portrait = { src: `/${name}`, alt: 'Maria' };
      about.photo = { src: '/good.png', alt: 'A desk' };
      experience.length = 0;
      projects.length = 0;
      lists.skills.length = 0;
    });
    const { faults } = await preparePictures(content, dir);
    expect(faults).toHaveLength(1);
    expect(texts(await pictureFindings(content, dir))).toEqual([`broken: ${faults[0]}`]);
  });

  it('is told of photos that nobody sees and everybody could fetch', async () => {
    const dir = makeFolder({
      'public/images/beach.JPG': 'x',
      'public/images/old/me.png': 'x',
      'public/images/shown.png': await picture(1600),
      [`public/images/${'ñ.png'.normalize('NFD')}`]: await picture(1600),
      'public/images/linked.png': 'x',
      'public/images/drawing.svg': 'x',
    });
    const content = finished(({ owner, about, experience, projects }) => {
      owner.portrait = { src: '/images/shown.png', alt: 'Maria' };
      about.photo = { src: '/images/ñ.png', alt: 'A desk' };
      experience.length = 0;
      projects.length = 1;
      Object.assign(projects[0] ?? {}, { image: owner.portrait, demoLink: '/images/linked.png' });
    });
    expect(texts(await pictureFindings(content, dir))).toEqual([
      'advice: public/images: beach.JPG, old/me.png are shown nowhere, yet published with all that the camera noted; delete them',
    ]);
  });

  it('is not failed by advice', () => {
    expect(report([{ topic: 'advice', text: 'shorter' }])).toBe(
      'Could be better:\n  shorter\n\nReady to go live.',
    );
  });
});

describe('The mark of a placeholder picture', () => {
  it('leaves the pixels alone, and goes when somebody else saves the picture', async () => {
    const plain = await picture(40);
    const marked = markPlaceholder(plain);
    expect([isPlaceholder(plain), isPlaceholder(marked)]).toEqual([false, true]);
    const pixels = (png: Buffer) => sharp(png, { failOn: 'warning' }).raw().toBuffer();
    expect(await pixels(marked)).toEqual(await pixels(plain));
    const { comments } = await sharp(marked).metadata();
    expect(comments).toEqual([{ keyword: 'Comment', text: expect.stringMatching(/^Stand-in/) }]);
    expect(isPlaceholder(await sharp(marked).rotate(90).png().toBuffer())).toBe(false);
  });
});
