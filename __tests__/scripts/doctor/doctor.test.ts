/** @jest-environment node */
import { existsSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import sharp from 'sharp';
import { isPlaceholder, markPlaceholder, templateContent } from '@/lib/content/template';
import { preparePictures } from '@/scripts/build/before/pictures';
import { type Finding, report } from '@/scripts/doctor/findings';
import { languageFindings } from '@/scripts/doctor/language';
import { linkFindings } from '@/scripts/doctor/links';
import { pictureFindings } from '@/scripts/doctor/pictures';
import { templateTextFindings } from '@/scripts/doctor/template-texts';
import { wordFindings } from '@/scripts/doctor/words';
import { contentFiles, copySite, run } from '@/scripts/test/site-copy';
import { finished } from '../../fixtures/finished';
import { makeFolder } from '../../support/folder';

const root = path.resolve(import.meta.dirname, '../../..');
const content = templateContent;
const texts = (findings: Finding[]) => findings.map(({ topic, text }) => `${topic}: ${text}`);

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

describe('A finished site', () => {
  it('is ready', () => {
    const done = finished();
    const findings = [
      ...templateTextFindings(done),
      ...wordFindings(done, process.env),
      ...linkFindings(done, root),
      ...languageFindings(done),
    ];
    expect(findings).toEqual([]);
    expect(report(findings)).toBe('Ready to go live.');
  });

  it('passes --strict, and does not with one sentence of the template', async () => {
    const dir = await copySite('doctor-finished', {
      files: contentFiles(finished()),
      remove: existsSync(path.join(root, 'public/images')) ? ['public/images'] : [],
    });
    const strict = () =>
      run(createRequire(import.meta.url).resolve('tsx/cli'), ['scripts/doctor.ts', '--strict'], {
        cwd: dir,
      });
    expect(await strict()).toEqual({ code: 0, output: '\nReady to go live.\n\n' });
    const { about } = finished(({ about }) => {
      about.paragraphs.push(`Hello. ${content.about.paragraphs[2]}`);
    });
    writeFileSync(
      path.join(dir, 'content/about.ts'),
      contentFiles({ about })['content/about.ts'] ?? '',
    );
    const { code, output } = await strict();
    expect(output).toContain('content/about.ts: paragraph 2 comes with the template; write yours');
    expect(code).toBe(1);
  });

  it('may do without a form', () => {
    const formless = finished(({ contact }) => {
      contact.emailService = undefined;
    });
    expect(wordFindings(formless, process.env)).toEqual([]);
  });

  it('is told of a first name that its name does not hold', () => {
    const names = (name: string, firstNames: string) =>
      texts(
        wordFindings(
          finished(({ owner }) => Object.assign(owner, { name, firstNames })),
          process.env,
        ),
      );
    expect(names('Benjamin Lee', 'Ben')).toEqual([
      expect.stringMatching(
        /^advice: content\/owner\.ts: firstNames "Ben" is not .*"Benjamin Lee"/,
      ),
    ]);
    expect(names('Nagy Ágnes Éva', 'Ágnes Éva')).toEqual([]);
    expect(names('Suharto', 'Suharto')).toEqual([]);
  });

  it('is told when its texts are plainly in another language than it says', () => {
    const written = (language: string, intro: string) =>
      texts(
        languageFindings(
          finished((changed) => {
            changed.site.language = language;
            changed.owner.intro = intro;
            changed.about.paragraphs = [];
            changed.projects = [];
          }),
        ),
      );
    const german =
      'Ich baue Webseiten, die auf jedem Telefon schnell laden, und schreibe Tests dafür. Seit 2019 arbeite ich in Berlin.';
    const tagalog =
      'Gumagawa ako ng mga web app gamit ang React at Node.js. Nag-aaral ako ng Computer Science sa Calamba.';
    const english = `${finished().owner.intro} ${finished().about.paragraphs[0]}`;
    expect(written('en', german)).toEqual([
      expect.stringMatching(/^advice: content\/site\.ts: language is "en".*German.*write "de"/),
    ]);
    expect(written('de-AT', german)).toEqual([]);
    expect(written('de', english)).toHaveLength(1);
    expect(written('fil', tagalog)).toEqual([]);
    expect(written('tl', tagalog)).toEqual([]);
    // Too little to tell, a list of names, and a language that the detection does not know.
    expect(written('en', 'Ich baue Webseiten.')).toEqual([]);
    expect(
      written(
        'fr',
        'React, Node.js, TypeScript, MySQL, Docker, Kubernetes, GraphQL, Tailwind, Vite',
      ),
    ).toEqual([]);
    expect(written('cy', english)).toEqual([]);
  });

  it('is advised on pictures of which the frame cuts away much, unless it says what must stay', async () => {
    const wide = await sharp({
      create: { width: 3000, height: 1000, channels: 3, background: '#246' },
    })
      .png()
      .toBuffer();
    const dir = makeFolder({ 'public/wide.png': wide, 'public/photo.png': await picture(1350) });
    const pictured = (focus?: string) =>
      finished(({ owner, about, projects }) => {
        owner.portrait = { src: '/wide.png', alt: 'Maria', focus };
        about.photo = { src: '/photo.png', alt: 'A desk' };
        // A project’s is shown whole.
        Object.assign(projects[0] ?? {}, { image: { src: '/wide.png', alt: 'Kelp' } });
      });
    expect(texts(await pictureFindings(pictured(), dir))).toEqual([
      'advice: content/owner.ts › portrait.src: /wide.png is 3000 by 1000 pixels, and its frame cuts away 73 % of it; take an upright one, or say with focus what must stay',
    ]);
    expect(await pictureFindings(pictured('left'), dir)).toEqual([]);
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
      'broken: content/owner.ts: the CV /me.pdf is no PDF file; export it as PDF',
    ]);
    expect(linkFindings(withCv('/good.pdf'), dir)).toEqual([]);
  });

  it('is advised on texts that search engines cut and on pictures too small or too big', async () => {
    const wordy = finished(({ owner, site }) => {
      owner.role = 'Developer of everything that can possibly be developed';
      site.description = 'word '.repeat(33).trim();
    });
    expect(texts(wordFindings(wordy, process.env))).toEqual([
      'advice: content/owner.ts: name and role make a title of 67 letters; search engines cut it at 60',
      'advice: content/site.ts: the description has 164 letters; search engines cut it at 160',
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
      'advice: content/owner.ts › portrait.src: /a.png is 500 pixels wide; from 800 on it looks sharp',
      'advice: content/about.ts › photo.src: /b.png has 16 MB; save it smaller',
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
