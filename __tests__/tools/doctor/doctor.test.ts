import { readFileSync } from 'node:fs';
import { checkedSites } from '@/lib/site/localized-site';
import { contentFileTexts } from '@/scripts/support/content-file-texts';
import { content as sampleContent } from '@/template/content';
import { faultsInSites, type runDoctor } from '@/tools/doctor/run';
import { readmeFor } from '@/tools/own/readme';
import { textsToReplace } from '@/tools/support/texts-to-replace';
import { minimalContent, SERVICE_HOST } from '../../fixtures/content';
import { inSeparateProcess } from '../../owner/support/separate-process';
import { mainIndex } from '../../sites/index-files';
import { type Changes, changed } from '../../support/changes';
import { enterFolder, linkPackages, makeFolder, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { plainPicture } from '../../support/plain-picture';
import { run } from '../../support/run';
import { expectReport, ready, readyFiles } from './expect-report';

jest.mock('@/lib/files/project-require', () =>
  jest.requireActual('../../support/mocks/no-optional-fonts'),
);

const emailService = { host: SERVICE_HOST, userId: 'u', serviceId: 'TODO', templateId: 'your_id' };

describe('npm run doctor', () => {
  const folderWith = async (changes: Changes) => {
    const content = ready(changes);
    return makeFolder({
      ...contentFileTexts(content),
      'content/index.ts': mainIndex(Object.keys(content)),
      ...(await readyFiles()),
    });
  };

  // Content is loaded through tsx, which does not run inside Jest.
  const check = inSeparateProcess<typeof runDoctor>('tools/doctor/run.ts', 'runDoctor');

  test('has nothing to say about a finished site', async () => {
    enterFolder(await folderWith({}));
    expect(await check()).toEqual({
      text: '\nReady to go live.\n',
      exitCode: 0,
    });
  });

  test('does not look at pictures of a section that the owner left out, as the build does not', async () => {
    const image = { src: '/images/half.png', alt: 'Half of a picture' };
    const projects = [{ title: 'Kelp', tags: [], image }];
    const dir = await folderWith({ projects, look: { sections: ['about'] } });
    enterFolder(dir);
    writeFiles(dir, { 'public/images/half.png': 'half' });
    expect(await check()).toMatchObject({ text: '\nReady to go live.\n' });
  });

  test('advises npm run own as long as README.md is the template’s', async () => {
    const template = readFileSync('README.md', 'utf8');
    const dir = await folderWith({});
    enterFolder(dir);
    writeFiles(dir, { 'README.md': template });
    const { text, exitCode } = await check();
    expect(text).toMatch(/^\nCould be better:\n {2}README\.md: is about the template.*\n\nReady/);
    expect(exitCode).toBe(0);
    writeFiles(dir, { 'README.md': readmeFor(ready({})) });
    expect(await check()).toMatchObject({ text: '\nReady to go live.\n' });
  });

  test('reports faults of the content and its pictures before anything else', async () => {
    const changes: Changes = {
      site: { updated: 'today' },
      owner: { portrait: { src: '/me.png', alt: 'Maria' } },
      contact: { emailService },
    };
    enterFolder(await folderWith(changes));
    const { text, exitCode } = await check();
    expectGolden('doctor/wrong.txt', text.trimStart());
    expect(exitCode).toBe(1);
  });

  test('ends with an exit code only if --strict is given', async () => {
    const cwd = await folderWith({ contact: { emailService } });
    linkPackages(cwd);
    const output = expect.stringMatching(/without your serviceId, .*\n\nNot ready .* to do: 1\./);
    expect(await run('tools/doctor.ts', ['--strict'], { cwd })).toEqual({ code: 3, output });
    expect(await run('tools/doctor.ts', [], { cwd })).toEqual({ code: 0, output });
  });

  test.each(['--strikt', 'https://maria.dev'])('answers %s with the usage', async (arg) => {
    const output = expect.stringContaining('npm run doctor -- --strict');
    expect(await run('tools/doctor.ts', [arg])).toEqual({ code: 1, output });
  });
});

describe('doctor reports', () => {
  test('the template’s texts and addresses, and its pictures under any name', () =>
    expectReport(
      'template',
      { '': sampleContent },
      {
        'public/images/portrait.png': 'my own',
        'public/images/renamed.png': readFileSync('template/public/images/portrait.png'),
      },
    ));

  test('what the import cannot know', () => {
    const { role } = minimalContent.owner;
    const { name, url, email } = textsToReplace;
    const imported = changed(minimalContent, {
      site: { url, language: 'es' },
      owner: { name, headline: [role], intro: `${role}.` },
      contact: { email, emailService: { host: SERVICE_HOST } },
    });
    return expectReport('imported', { '': imported });
  });

  test('what stops a deployment', () => {
    const [, paragraph = ''] = sampleContent.about.paragraphs;
    const linkedParagraph = paragraph.replace(/\w+/, '[$&](https://github.com/maria)');
    const description = sampleContent.projects[3]?.description;
    // As docs/legal.md shows it.
    const imprint = ['Juan Dela Cruz\nHarbour Street 1\n4027 Calamba'];
    const guide = readFileSync('docs/contact.md', 'utf8');
    const identifiers = guide.matchAll(/^ {2}(userId|serviceId|templateId): '(.*)',$/gm);
    const shown = Object.fromEntries(
      Array.from(identifiers, ([, name = '', value]) => [name, value]),
    );
    const content = ready({
      site: {
        description: 'Your Name builds boats.',
        legal: [{ name: 'Imprint', paragraphs: imprint }],
      },
      owner: {
        role: textsToReplace.role,
        headline: [`a ${textsToReplace.role}`],
        intro:
          'I wrote [this](http://localhost:3000/), ask [me](mailto:me@example.org?subject=It).',
      },
      about: { paragraphs: ['My own.', linkedParagraph] },
      projects: [
        { title: 'Kelp', tags: [], description },
        { title: 'Tide', tags: [], demoLink: 'https://localhost:3000/' },
        { title: 'Ebb', tags: [], demoLink: 'https://shop.example.org/' },
      ],
      contact: { emailService: { host: SERVICE_HOST, ...shown } },
    });
    return expectReport('unfinished', { '': content });
  });

  test('HTML, bold text, wrong links, and dates that are only a text', () => {
    const period = 'long ago';
    const date = 'soon';
    const content = ready({
      owner: { intro: 'I <b>dive</b>. I wrote [the docs](docs.example.org) and [it](/kelp).' },
      about: { paragraphs: ['**Nets** and x**2 + y**2.', '私は**海**が好き。'] },
      experience: [
        {
          company: 'Reef &amp; [Sons](https://sons.dev)',
          role: 'Diver',
          period,
          skills: ['List<String>'],
        },
      ],
      education: [{ school: 'Reef', period }],
      projects: [
        {
          title: 'Kelp',
          period,
          tags: [],
          highlights: ['Call handlers[0](e.x). See [it](#kelp).'],
        },
      ],
      certificates: [
        { name: 'Reef', date },
        { name: 'Kelp', date: '2024' },
      ],
      publications: [{ name: 'Reef', date }],
      awards: [{ title: 'Reef', date }, { title: 'Kelp' }],
    });
    return expectReport('texts', { '': content });
  });

  test('letters and symbols that no installed font has', () => {
    const owner = { name: '山田健二', firstNames: '健二', familyName: '山田' };
    const intro = 'I row ⛵ and row 👩🏽‍💻 and ⛵. ★ → ✓ €';
    return expectReport('letters', { '': ready({ owner: { ...owner, intro } }) });
  });

  test('pictures that are damaged, small, too wide, unused, or published with their metadata', async () => {
    const content = ready({
      owner: { portrait: { src: '/images/señora.png', alt: 'maria' } },
      about: { photo: { src: '/images/half.png', alt: 'Photo' } },
      skills: [
        { name: 'Rope', image: '/drawn.svg' },
        { name: 'Knot', image: '/images/logo.png' },
        { name: 'Net', image: '/images/tiny.png' },
        { name: 'Sail', image: '/images/word.png' },
      ],
      projects: [{ title: 'Kelp', tags: [], image: { src: '/beach.png', alt: 'A beach' } }],
    });
    const tiny = await plainPicture(30, 20).png().toBuffer();
    await expectReport(
      'pictures',
      { '': content },
      {
        ['public/images/señora.png'.normalize('NFD')]: await plainPicture(1200, 500)
          .png()
          .toBuffer(),
        'public/images/half.png': (await plainPicture(900, 900).png().toBuffer()).subarray(0, 900),
        'public/images/tiny.png': tiny,
        'public/images/logo.png': await plainPicture(48, 48).png().toBuffer(),
        'public/images/word.png': await plainPicture(500, 200).png().toBuffer(),
        'public/drawn.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
        'public/beach.png': await plainPicture(900, 600).png().toBuffer(),
        'public/images/old/beach.jpg': 'x',
        'public/images/.DS_Store': 'x',
        'public/notes.txt': 'x',
      },
    );
  });

  test('sentences of a second language that equal those of the main one, and their markup once', () => {
    const facts = [
      { name: 'Notice period', value: 'B' },
      { name: 'Visa', value: 'None needed' },
      { name: 'Salary', value: 'Open' },
    ];
    const legal = [{ name: 'Imprint', paragraphs: ['At the **old harbour**.'] }];
    const main = ready({ owner: { facts }, site: { legal } });
    const owner = { ...main.owner, intro: 'Hago barcos.', greeting: 'Hola, soy' };
    const site = { ...ready().site, language: 'es' };
    return expectReport('second-language', { '': main, es: { site, owner } });
  });
});

describe('doctor reports nothing about', () => {
  beforeEach(() => enterFolder(makeFolder({})));

  const rulesFor = (changes: Changes) =>
    faultsInSites(checkedSites({ '': ready(changes) })).map(({ rule }) => rule);

  test('common words of the template, and a missing e-mail service', () => {
    const { greeting } = sampleContent.owner;
    const [job] = sampleContent.experience;
    const changes = {
      owner: { greeting },
      experience: [{ company: 'Reef', role: 'Diver', type: job?.type, skills: job?.skills ?? [] }],
      contact: { emailService: undefined },
    };
    expect(rulesFor(changes)).toEqual([]);
  });

  test('identifiers of the e-mail service that the owner has chosen', () => {
    const emailService = {
      host: SERVICE_HOST,
      userId: 'u1',
      serviceId: 'my_gmail',
      templateId: 'my-template',
    };
    expect(rulesFor({ contact: { emailService } })).toEqual([]);
  });

  test('the address in the content, if SITE_URL has another one that can be reached', () => {
    const url = 'http://localhost:3000';
    const fault = `nobody can reach ${url}`;
    expect(rulesFor({ site: { url } })).toEqual([fault]);
    const environment = jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: url });
    expect(rulesFor({})).toEqual([fault]);
    environment.replaceValue({ ...process.env, SITE_URL: 'https://maria.github.io' });
    expect(rulesFor({ site: { url: sampleContent.site.url } })).toEqual([]);
  });
});
