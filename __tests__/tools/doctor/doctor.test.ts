/** @jest-environment node */
import { readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type Fault, faultLine } from '@/lib/content/fault';
import { checkedLocales } from '@/lib/content/locales';
import { templateContent } from '@/lib/content/template';
import { contentFileTexts } from '@/scripts/support/content-files';
import { dateFaults } from '@/tools/doctor/dates';
import { checkPictures } from '@/tools/doctor/pictures';
import { isBlocking } from '@/tools/doctor/report';
import { type runDoctor, unfinishedParts } from '@/tools/doctor/run';
import { type Changes, finished, SERVICE_HOST } from '../../fixtures/content';
import { plainPicture } from '../../fixtures/plain-picture';
import { enterFolder, makeFolder } from '../../support/folder';
import { inOwnProcess } from '../../support/own-process';
import { run } from '../../support/run';
import { Repository } from '../repository';

/** A fault in one line, without what to do. */
const withoutTodo = (fault: Fault) => faultLine({ ...fault, todo: undefined });

/**
 * Examines a finished project with these changes; returns the faults that block its publication,
 * without what to do, and advice.
 */
function find(changes: Changes, files: Record<string, string | Buffer> = {}) {
  enterFolder(makeFolder(files));
  const faults = unfinishedParts(checkedLocales({ '': finished(changes) }));
  return {
    blocking: faults.filter(isBlocking).map(withoutTodo),
    advice: faults.filter((fault) => !isBlocking(fault)).map(faultLine),
  };
}

describe('npm run doctor', () => {
  const siteWith = (changes: Changes) =>
    makeFolder({ ...contentFileTexts(finished(changes)), 'public/me.png': 'no picture' });
  const reminders = { serviceId: 'TODO', templateId: 'your_id' };
  const emailService = { host: SERVICE_HOST, userId: 'u', ...reminders };
  const period = { from: '1999', to: 'present' };
  const current = { company: 'Reef', role: 'Diver', period, skills: [] };

  // Content is loaded through tsx, which does not run inside Jest.
  const check = inOwnProcess<typeof runDoctor>('tools/doctor/run.ts', 'runDoctor');

  it.each<[site: string, changes: Changes, exitCode: number, text: RegExp]>([
    ['is finished', { site: { updated: '2099-12-31' } }, 0, /^\nReady to go live\.\n$/],
    [
      'is finished, but old',
      { site: { updated: '2000-01-01' }, experience: [current] },
      0,
      /Out of date:.*\n\nReady to go live\.\n$/s,
    ],
    [
      'is not finished, and has a damaged picture and an address that nobody can reach',
      {
        contact: { emailService },
        site: { url: 'http://localhost:3000' },
        owner: { portrait: { src: '/me.png', alt: 'Maria' } },
      },
      1,
      /Not connected:.*Wrong:.*me\.png.* to do: 3\./s,
    ],
    [
      'has letters that its CV cannot show',
      { owner: { name: '山田健二', firstNames: '健二', familyName: '山田' } },
      1,
      /cv\.pdf: no .* has 山 田 健 二, .* → npm install --save-exact \S+-jp\n\nNot ready/,
    ],
    ['has a mistake', { site: { updated: 'today' } }, 1, /content\/site\.ts › updated: must be/],
  ])('a site that %s', async (_, changes, exitCode, text) => {
    enterFolder(siteWith(changes));
    expect(await check()).toEqual({
      exitCode,
      text: expect.stringMatching(text),
    });
  });

  it('reports an unfinished site, with the exit code only if --strict is given', async () => {
    const cwd = siteWith({ contact: { emailService } });
    symlinkSync(path.resolve('node_modules'), path.join(cwd, 'node_modules'), 'junction');
    const output = expect.stringMatching(
      /the form sends nothing without your serviceId, templateId → .*\n\nNot ready .* to do: 1\./,
    );
    expect(await run('tools/doctor.ts', ['--strict'], { cwd })).toEqual({ code: 3, output });
    expect(await run('tools/doctor.ts', [], { cwd })).toEqual({ code: 0, output });
  });

  it.each(['--strikt', 'https://maria.dev'])('answers %s alone with the usage', async (arg) => {
    const output = expect.stringContaining('npm run doctor -- --strict');
    expect(await run('tools/doctor.ts', [arg])).toEqual({ code: 2, output });
  });
});

it('lists texts, pictures and addresses that come with the template', () => {
  const pictures = {
    'public/images/me.png': readFileSync('template/public/images/portrait.png'),
    'public/images/portrait.png': 'my own',
  };
  const { contact, site } = templateContent;
  // Without the names of entries.
  const found = find(templateContent, pictures).blocking.map((line) =>
    line.replace(/ \(".*?"\)/g, ''),
  );
  expect(found).toEqual([
    'content/site.ts: text of the template in description',
    'content/owner.ts: text of the template in name, intro, portrait.alt, availability, workplace',
    'content/about.ts: text of the template in photo.alt, paragraphs › entry 1, paragraphs › entry 2, paragraphs › entry 3, services › entry 1, services › entry 2, services › entry 3, services › entry 4',
    'content/experience.ts: text of the template in entry 1, entry 2, entry 3',
    'content/education.ts: text of the template in entry 1',
    'content/projects.ts: text of the template in entry 1, entry 2, entry 3, entry 4, entry 5',
    'content/contact.ts: text of the template in phone',
    'public/: files of the template: images/me.png',
    `content/contact.ts › email: ${contact.email} is an example address`,
    `content/site.ts › url: ${site.url} is not your address`,
    'content/contact.ts › emailService: the form sends nothing without your userId, serviceId, templateId',
    'content/projects.ts: example addresses in entry 1, entry 2, entry 3, entry 4, entry 5',
    'content/contact.ts: example addresses in social › entry 1, social › entry 2, social › entry 3',
  ]);
});

describe('Reports', () => {
  it('what stops a deployment', () => {
    const [, paragraph = ''] = templateContent.about.paragraphs;
    const linkedParagraph = paragraph.replace(/\w+/, '[$&](https://github.com/maria)');
    const [, , , { description } = {}] = templateContent.projects;
    // As docs/legal.md shows it.
    const imprint = ['Juan Dela Cruz\nHarbour Street 1\n4027 Calamba'];
    const guide = readFileSync('docs/contact.md', 'utf8');
    const identifiers = guide.matchAll(/^ {2}(userId|serviceId|templateId): '(.*)',$/gm);
    const shown = Object.fromEntries(Array.from(identifiers, ([, name, value]) => [name, value]));
    const found = find({
      site: {
        description: 'Your Name builds boats.',
        legal: [{ name: 'Imprint', paragraphs: imprint }],
      },
      // The placeholder of the import.
      owner: {
        role: 'Your Role',
        headline: ['a Your Role'],
        intro: 'I wrote [this](http://localhost:3000/).',
      },
      about: { paragraphs: [` ${paragraph.toUpperCase()} `, 'My own.', linkedParagraph] },
      projects: [
        { title: 'Kelp', tags: [], description },
        { title: 'Tide', tags: [], demoLink: 'https://localhost:3000/' },
        { title: 'Ebb', tags: [], demoLink: 'https://shop.example.org/' },
      ],
      contact: { emailService: { host: SERVICE_HOST, ...shown } },
    });
    const ofOwnNetwork = 'which only your own network can reach';
    expect(found).toEqual({
      blocking: [
        'content/site.ts: text of the template in description, legal › entry 1 ("Imprint")',
        'content/owner.ts: text of the template in role, headline › entry 1',
        'content/about.ts: text of the template in paragraphs › entry 1, paragraphs › entry 3',
        'content/projects.ts: text of the template in entry 1 ("Kelp")',
        'content/contact.ts › emailService: the form sends nothing without your userId, serviceId, templateId',
        'content/projects.ts: example addresses in entry 3 ("Ebb")',
        `content/owner.ts › intro: links to http://localhost:3000/, ${ofOwnNetwork}`,
        `content/projects.ts › entry 2 ("Tide") › demoLink: links to https://localhost:3000/, ${ofOwnNetwork}`,
      ],
      advice: [],
    });
  });

  it('what does not stop a deployment: wrong links, HTML, and pictures that the content does not use', () => {
    const changes: Changes = {
      owner: {
        intro: 'I <b>dive</b>. I wrote [the docs](docs.example.org).',
        portrait: { src: '/images/señora.png', alt: 'A portrait' },
      },
      experience: [{ company: 'Reef &amp; Sons', role: 'Diver', skills: ['List<String>'] }],
      projects: [
        { title: 'Kelp', tags: [], highlights: ['Call handlers[0](e.x). See [it](#kelp).'] },
      ],
    };
    const found = find(changes, {
      ['public/images/señora.png'.normalize('NFD')]: 'x',
      'public/images/old/beach.jpg': 'x',
      'public/images/.DS_Store': 'x',
      'public/notes.txt': 'x',
    });
    const html = 'as it is written → Write plain text; a link is [text](https://example.org/page).';
    const link =
      'which is no link → Write links like [text](https://example.org/page) or [text](mailto:name@example.org).';
    expect(found).toEqual({
      blocking: [],
      advice: [
        `content/owner.ts › intro: shows </b> ${html}`,
        `content/owner.ts › intro: contains [the docs](docs.example.org), ${link}`,
        `content/experience.ts › entry 1 ("Diver") › company: shows &amp; ${html}`,
        `content/projects.ts › entry 1 ("Kelp") › highlights › entry 1: contains [it](#kelp), ${link}`,
        expect.stringMatching(/^public\/images\/old\/beach\.jpg: the content does not use it,/),
      ],
    });
  });

  it('an intro that only repeats the role, as the import writes it', () => {
    const found = find({ owner: { role: 'Diver', intro: 'Diver.' } });
    expect(found.advice).toEqual(['content/owner.ts › intro: only repeats the role']);
  });

  it('dates that are only a text, in each list', () => {
    const period = 'long ago';
    const date = 'soon';
    const lists = {
      experience: [{ company: 'Reef', role: 'Reef', period, skills: [] }],
      education: [{ school: 'Reef', period }],
      projects: [{ title: 'Reef', period, tags: [] }],
      certificates: [
        { name: 'Reef', date },
        { name: 'Kelp', date: '2024' },
      ],
      publications: [{ name: 'Reef', date }],
      awards: [{ title: 'Reef', date }, { title: 'Kelp' }],
    };
    const rule = 'resume.json and search engines get no date, because it is only a text:';
    expect(find(lists).advice).toEqual(
      Object.keys(lists).map((list) =>
        expect.stringContaining(`content/${list}.ts: ${rule} entry 1 ("Reef") → `),
      ),
    );
  });

  it('neither common words of the template nor a missing e-mail service', () => {
    const { role, headline, greeting } = templateContent.owner;
    const { location } = templateContent.contact;
    const { experience, skills } = templateContent;
    const found = find({
      owner: { role, headline, greeting },
      experience: experience.map((job) => ({ company: 'Reef', role: job.role, skills: [] })),
      skills,
      contact: { location, emailService: undefined },
    });
    expect(found).toEqual({ blocking: [], advice: [] });
  });

  it('an address that nobody can reach, and the template’s address, but SITE_URL wins', () => {
    const url = 'http://localhost:3000';
    const blockingFor = (address: string) => find({ site: { url: address } }).blocking;
    expect(blockingFor(url)).toEqual([`content/site.ts › url: nobody can reach ${url}`]);
    expect(blockingFor(templateContent.site.url)).toHaveLength(1);
    const environment = jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: url });
    expect(find({}).blocking).toEqual([`SITE_URL: nobody can reach ${url}`]);
    environment.replaceValue({ ...process.env, SITE_URL: 'https://maria.github.io' });
    expect(blockingFor(templateContent.site.url)).toEqual([]);
  });
});

test('reports pictures that are damaged, too small to look sharp, or published with their metadata', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const files = {
    'public/images/half.png': (await plainPicture(900, 900).png().toBuffer()).subarray(0, 900),
    'public/images/tiny.png': await plainPicture(30, 20).png().toBuffer(),
    'public/images/logo.png': await plainPicture(48, 48).png().toBuffer(),
    'public/drawn.svg': drawing,
    'public/beach.png': await plainPicture(900, 600).png().toBuffer(),
  };
  enterFolder(makeFolder(files));
  const content = finished({
    owner: { portrait: { src: '/images/tiny.png', alt: 'A portrait' } },
    about: { photo: { src: '/images/half.png', alt: 'A photo' } },
    skills: [
      { name: 'Rope', image: '/drawn.svg' },
      { name: 'Knot', image: '/images/logo.png' },
      { name: 'Net', image: '/images/tiny.png' },
    ],
    projects: [{ title: 'Kelp', tags: [], image: { src: '/beach.png', alt: 'A beach' } }],
  });
  const faults = await checkPictures({ '': content });
  expect(faults.map((fault) => `${fault.severity}: ${faultLine(fault)}`)).toEqual([
    expect.stringMatching(
      /^wrong: content\/about\.ts › photo\.src: is damaged or no picture; .* given: "\/images\/half\.png"/,
    ),
    'advice: content/owner.ts › portrait.src: has only 30 × 20 pixels, so it looks blurred → Use a picture that is at least 640 pixels wide.',
    'advice: content/skills.ts › entry 3 ("Net") › image: has only 30 × 20 pixels, so it looks blurred → Use a picture that is at least 96 pixels wide.',
    'advice: content/projects.ts › entry 1 ("Kelp") › image.src: public/beach.png is published unchanged, including EXIF data (possibly the location) → Move it to public/images/.',
  ]);
});

describe('Reports as out of date', () => {
  const today = '2026-11-21';

  it('what still goes on, once nobody has changed the content for a year', () => {
    const period = { from: '2024-05', to: 'present' };
    const experience = [{ company: 'Reef', role: 'Developer', period, skills: [] }];
    const education = [{ school: 'Night School', period: { from: '2019', to: '2023' } }];
    const findOld = (updated: string) => {
      const main = finished({ site: { updated }, experience, education });
      const es = { site: { ...main.site, language: 'es' }, experience };
      // The third language has the entries of the first one.
      const fil = { site: { ...main.site, language: 'fil' } };
      enterFolder(makeFolder({}));
      return dateFaults(checkedLocales({ '': main, es, fil }), today);
    };
    expect(findOld('2025-11-22')).toEqual([]);
    const rule = 'no change since 2025-11-21, but these are still going on: entry 1 ("Developer")';
    expect(findOld('2025-11-21').map(faultLine)).toEqual([
      `content/experience.ts: ${rule} → If they are, set updated in content/site.ts to today’s date.`,
      `content/es/experience.ts: ${rule} → If they are, set updated in content/es/site.ts to today’s date.`,
    ]);
  });

  it('an updated that is older than the last commit that changed content/', () => {
    const updatedOn = (updated: string, project = makeFolder({})) => {
      const locales = checkedLocales({ '': finished({ site: { updated } }) });
      enterFolder(project);
      return dateFaults(locales, today).map(withoutTodo);
    };
    expect(updatedOn('2026-02-26')).toEqual([]);
    const repository = new Repository();
    repository.commit({ 'content/site.ts': 'site' }, '--date=2026-02-27T12:00');
    repository.commit({ 'lib/site.ts': 'site' });
    const { dir } = repository;
    const shallow = new Repository();
    shallow.git('pull', '--quiet', '--depth=1', `file://${dir}`, 'main');
    expect(updatedOn('2026-02-26', shallow.dir)).toEqual([]);
    expect(updatedOn('2026-02-27', dir)).toEqual([]);
    expect(updatedOn('2026-02-26', dir)).toEqual([
      'content/site.ts › updated: is 2026-02-26, but content/ has changed on 2026-02-27',
    ]);
  });
});

test('gives advice about sentences in a second language that equal those of the main one', () => {
  const portrait = { src: '/images/portrait.png', alt: 'Maria Clara' };
  const facts = [
    { name: 'Notice period', value: 'B' },
    { name: 'Visa', value: 'None needed' },
    { name: 'Salary', value: 'Open' },
  ];
  const legal = [{ name: 'Imprint', paragraphs: ['At the harbour.'] }];
  const content = finished({ owner: { portrait, facts }, site: { legal } });
  const owner = { ...content.owner, intro: 'Hago barcos.', greeting: 'Hola, soy' };
  const site = { ...finished().site, language: 'es' };
  const locales = checkedLocales({ '': content, es: { site, owner } });
  const what = 'is missing, or not translated into "es":';
  enterFolder(makeFolder({}));
  const faults = unfinishedParts(locales);
  expect(faults.map(withoutTodo)).toEqual([
    `content/es/site.ts: ${what} description, legal › entry 1 ("Imprint")`,
    `content/es/owner.ts: ${what} headline › entry 1, facts › entry 1 ("Notice period"), facts › entry 2 ("Visa")`,
    `content/es/about.ts: ${what} paragraphs › entry 1`,
    `content/es/projects.ts: ${what} entry 1 ("Kelp")`,
  ]);
});
