/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { colours } from '@/components/theme/tokens';
import { isPlaceholder, markPlaceholder } from '@/lib/content/placeholder';
import placeholder from '@/lib/content/placeholder-content.json';
import type { Content } from '@/lib/content/schema';
import { preparePictures } from '@/scripts/build/before/pictures';
import { colourFindings } from '@/scripts/doctor/colours';
import { type Finding, report } from '@/scripts/doctor/findings';
import { languageFindings } from '@/scripts/doctor/language';
import { linkFindings } from '@/scripts/doctor/links';
import { pictureFindings } from '@/scripts/doctor/pictures';
import { templateTextFindings } from '@/scripts/doctor/template-texts';
import { wordFindings } from '@/scripts/doctor/words';
import { contentFiles, copySite, run } from '@/scripts/test/site-copy';
import { makeFolder } from '../../support/folder';

const root = path.resolve(import.meta.dirname, '../../..');
const content = placeholder as unknown as Content;
const texts = (findings: Finding[]) => findings.map(({ topic, text }) => `${topic}: ${text}`);

/** Content of an owner who has done everything. */
function finished(changes: (content: Content) => void = () => {}): Content {
  const project = { title: 'Kelp', description: 'Counts kelp.', tags: ['Python'] };
  const copy: Content = {
    site: {
      url: 'https://maria.dev',
      language: 'en',
      description: 'Maria builds web apps.',
      updated: '2026-11-20',
    },
    owner: {
      name: 'Maria Clara',
      firstNames: 'Maria',
      role: 'Frontend Developer',
      greeting: 'Hello, I’m',
      headline: ['a Frontend Developer'],
      intro: 'I build forms that forgive, for people who have no time to fill in forms.',
      cv: '/cv.pdf',
    },
    about: { paragraphs: ['I grew up by the sea and never left it for long.'], services: [] },
    experience: [{ company: 'Reef Studio', role: 'Developer', skills: [] }],
    education: [],
    certificates: [],
    skills: [{ name: 'React', image: 'icon:react', level: 90 }],
    projects: [{ ...project, repoLink: 'https://github.com/maria/project' }],
    contact: {
      email: 'hello@maria.dev',
      phone: '+63 917 555 0101',
      social: [{ name: 'GitHub', href: 'https://github.com/maria' }],
      emailService: {
        host: 'https://mail.maria.dev',
        userId: 'u',
        serviceId: 's',
        templateId: 't',
      },
    },
  };
  changes(copy);
  return copy;
}

const picture = (width: number) =>
  sharp({ create: { width, height: width, channels: 3, background: '#246' } })
    .png()
    .toBuffer();

describe('The template as it comes', () => {
  it('has every text of it named, file by file', () => {
    const come = 'come with the template; write yours, or delete what you do not have';
    expect(texts(templateTextFindings(content))).toEqual([
      'placeholder: content/site.ts: description comes with the template; write yours',
      `placeholder: content/owner.ts: name, intro, portrait.alt, availability, workplace ${come}`,
      `placeholder: content/about.ts: photo.alt, paragraph 1, paragraph 2, paragraph 3, service 1, service 2, service 3, service 4 ${come}`,
      `placeholder: content/experience.ts: "Bayside Software Works", "Lantern Labs Collective", "Harborlight Student Events" ${come}`,
      'placeholder: content/education.ts: "Lakeshore City College" comes with the template; write yours',
      `placeholder: content/projects.ts: "Arkha", "SupportHub", "Devpulse", "Crypt The Prices", "Pathfinder CCC" ${come}`,
    ]);
  });

  it('has dead addresses and what is not connected named', () => {
    expect(texts(wordFindings(content, {} as NodeJS.ProcessEnv))).toEqual([
      'placeholder: content/contact.ts: mail to juan.delacruz@example.com reaches nobody; write your address',
      'placeholder: content/contact.ts: +63 000 000 0000 cannot ring anywhere; write your number, or take phone out',
      'not connected: content/contact.ts: the form reaches nobody without userId, serviceId, templateId; docs/contact.md says where to get them, or take emailService out to have no form',
      'not connected: content/site.ts: https://juan-dela-cruz.example is nobody’s address; write yours, or set SITE_URL',
    ]);
    expect(texts(linkFindings(content, root))).toEqual([
      'placeholder: content/projects.ts: Arkha, SupportHub, Devpulse, Crypt The Prices, Pathfinder CCC lead to example addresses; write yours, or take them out',
      'placeholder: content/contact.ts: GitHub, LinkedIn, Twitter lead to example addresses; write yours, or take them out',
    ]);
  });

  it('has every picture of it named, those too that are shown no more', async () => {
    const shown = ['images/portrait.png', 'images/desk.png', 'images/logos/lantern-labs.svg'];
    const own = await picture(1600);
    const dir = makeFolder({
      ...Object.fromEntries(shown.map((name) => [`public/${name}`, markPlaceholder(own)])),
      'public/images/logos/bayside-software.svg': own,
      'public/images/arkha.png': own,
      'public/images/gone.png': markPlaceholder(own),
    });
    expect(texts(await pictureFindings(content, dir))).toEqual([
      'placeholder: content/owner.ts: portrait.png comes with the template; put in yours',
      'placeholder: content/about.ts: desk.png comes with the template; put in yours',
      'placeholder: content/experience.ts: lantern-labs.svg comes with the template; put in yours',
      'placeholder: public/images: gone.png comes with the template and is shown nowhere, yet published; delete it',
    ]);
  });

  it('fits on one screen and fails with --strict alone', async () => {
    const dir = await copySite('doctor', { files: contentFiles(content) });
    const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
    const plain = await run(tsx, ['scripts/doctor.ts'], { cwd: dir });
    expect(plain.code).toBe(0);
    expect(plain.output).toMatch(/Not ready to go live: 1\d things to do\./);
    expect(plain.output.split('\n').length).toBeLessThan(26);
    const strict = await run(tsx, ['scripts/doctor.ts', '--strict'], { cwd: dir });
    expect(strict).toEqual({ code: 1, output: plain.output });
    const wrong = await run(tsx, ['scripts/doctor.ts', '--strikt'], { cwd: dir });
    expect(wrong.code).toBe(2);
    expect(wrong.output).toMatch(/^The options of doctor are --strict, or --live .*\n$/);
  });
});

describe('A half-finished site', () => {
  const half = (changes: (content: Content) => void) =>
    texts(templateTextFindings(finished(changes)));

  // The owner has changed everything but one text, and that one a little.
  it.each<[what: string, changes: (content: Content) => void, label: string]>([
    [
      'a biography with one own word in it',
      ({ about }) => {
        about.paragraphs.push(content.about.paragraphs[2]?.replace('bike', 'ride') ?? '');
        about.paragraphs.push(content.about.paragraphs[1]?.replace('months', 'years') ?? '');
      },
      'content/about.ts: paragraph 3',
    ],
    [
      'a paragraph that has become the intro',
      ({ owner }) => {
        owner.intro = `Hi! ${content.about.paragraphs[0]}`;
      },
      'content/owner.ts: intro',
    ],
    [
      'a description below an own title',
      ({ projects }) => {
        projects.push({ ...content.projects[0], title: 'Mine', description: '', tags: [] });
        Object.assign(projects[1] ?? {}, { description: content.projects[3]?.description });
      },
      'content/projects.ts: "Mine" (description), "Mine" (image.alt)',
    ],
    [
      'a company in capitals',
      ({ experience }) => {
        experience.push({ company: 'LANTERN LABS  COLLECTIVE', role: 'Cook', skills: [] });
      },
      'content/experience.ts: "LANTERN LABS  COLLECTIVE"',
    ],
    [
      'the template’s name in the description',
      ({ site }) => {
        site.description = 'Juan Dela Cruz builds boats.';
      },
      'content/site.ts: description',
    ],
    [
      'what the import put in for a role that it did not find',
      ({ owner }) => Object.assign(owner, { role: 'Your Role', headline: ['a Your Role'] }),
      'content/owner.ts: role, headline',
    ],
  ])('is told of %s', (_, changes, label) => {
    expect(half(changes)).toEqual([expect.stringContaining(`placeholder: ${label} `)]);
  });

  it('may share with the template what anybody may have', () => {
    const shared = half(({ owner, about, experience, skills, contact }) => {
      owner.role = content.owner.role;
      owner.headline = content.owner.headline;
      owner.greeting = content.owner.greeting;
      about.services = content.about.services.map(({ name }) => ({ name, description: 'Mine.' }));
      const [{ type, location, role, period, skills: named } = experience[0] as never] =
        content.experience;
      experience.push({ company: 'Own', type, location, role, period, skills: named });
      skills.push(...content.skills);
      contact.location = content.contact.location;
    });
    expect(shared).toEqual([]);
  });

  it.each([
    [{ userId: 'AbC123dEf456GhI78' }, 'userId'],
    [{ serviceId: 'service_abc1234', templateId: 'Template_XYZ9876' }, 'serviceId, templateId'],
    [{ userId: 'YOUR_PUBLIC_KEY' }, 'userId'],
    [{ captchaSiteKey: '…' }, 'captchaSiteKey'],
  ])('with the identifiers %j is told that they are examples', (identifiers, named) => {
    const given = finished(({ contact }) => {
      Object.assign(contact.emailService ?? {}, identifiers);
    });
    expect(texts(wordFindings(given, process.env))).toEqual([
      `not connected: content/contact.ts: the example stands for ${named}; write what your account says`,
    ]);
  });

  it('knows the identifiers that the guide shows', () => {
    const guide = readFileSync(path.join(root, 'docs/contact.md'), 'utf8');
    const shown = [...guide.matchAll(/^ {2}(userId|serviceId|templateId): '(.*)',$/gm)];
    expect(shown).toHaveLength(3);
    const identifiers = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
    const given = finished(({ contact }) => {
      Object.assign(contact.emailService ?? {}, identifiers);
    });
    expect(texts(wordFindings(given, process.env))).toEqual([
      expect.stringContaining('for userId, serviceId, templateId;'),
    ]);
  });
});

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

  it('is told of colours that cannot be read, and advised on those that are merely weak', () => {
    expect(colourFindings(colours).filter(({ topic }) => topic === 'broken')).toEqual([]);
    const faint: Parameters<typeof colourFindings>[0] = {
      ...colours,
      teal: [[0.8, 0.09, 205], colours.teal[1]],
    };
    expect(texts(colourFindings(faint))).toContainEqual(
      expect.stringMatching(
        /^broken: components\/theme\/tokens\.ts: teal on paper \(text\) .* make teal darker$/,
      ),
    );
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
