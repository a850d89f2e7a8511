/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkedLocales } from '@/lib/content/locales';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { contentFindings } from '@/scripts/doctor/content';
import { dateFindings } from '@/scripts/doctor/dates';
import { isBlocking } from '@/scripts/doctor/findings';
import { readOptions } from '@/scripts/doctor/options';
import { pictureFindings } from '@/scripts/doctor/pictures';
import { contentFileTexts } from '@/scripts/support/content-files';
import { finished } from '../../fixtures/content';
import { plainPicture } from '../../fixtures/plain-picture';
import { makeFolder } from '../../support/folder';
import { run } from '../../support/run';
import { serve } from '../../support/serve';

/**
 * Examines a project with this content; returns the findings that block its publication, and
 * advice.
 */
function find(content: Content, files: Record<string, string | Buffer> = {}) {
  const project = makeFolder(files);
  const findings = contentFindings(checkedLocales({ '': content }), project);
  return {
    blocking: findings.filter(isBlocking).map(({ text }) => text),
    advice: findings.filter((finding) => !isBlocking(finding)).map(({ text }) => text),
  };
}

describe('npm run doctor -- --strict', () => {
  function projectOf(content: Content): string {
    const folder = makeFolder(contentFileTexts(content));
    // Doctor typesets the CV, whose templates are in `lib`.
    for (const name of ['node_modules', 'lib']) {
      symlinkSync(path.resolve(name), path.join(folder, name), 'junction');
    }
    return folder;
  }

  it('passes a finished site, and writes no file', async () => {
    const passed = { code: 0, output: '\nReady to go live.\n\n' };
    const upToDate = finished(({ site }) => Object.assign(site, { updated: '2099-12-31' }));
    const cwd = projectOf(upToDate);
    // A build writes this optional file.
    rmSync(path.join(cwd, 'content/education.ts'));
    expect(await run('scripts/doctor.ts', ['--strict'], { cwd })).toEqual(passed);
    expect(existsSync(path.join(cwd, 'content/education.ts'))).toBe(false);
  });

  it('ends with 3 if a site is only not finished; without --strict the status is 0', async () => {
    const unconnected = finished(({ contact }) => {
      contact.emailService = { host: 'https://api.emailjs.com', userId: 'u' };
    });
    const cwd = projectOf(unconnected);
    const { code, output } = await run('scripts/doctor.ts', ['--strict'], { cwd });
    expect(output).toContain('the form sends nothing without your serviceId, templateId →');
    expect(output).toContain('Not ready to go live; to do: 1.');
    expect(code).toBe(3);
    expect(await run('scripts/doctor.ts', [], { cwd })).toEqual({ code: 0, output });
  });

  it('ends with 1 if something is wrong', async () => {
    const cwd = projectOf(finished(({ site }) => Object.assign(site, { updated: 'today' })));
    const { code, output } = await run('scripts/doctor.ts', ['--strict'], { cwd });
    expect(output).toContain('content/site.ts › updated: must be a date');
    expect(code).toBe(1);
  });

  it('shows what programs read in the CV, and what version 1.0 left in content/', async () => {
    const cwd = projectOf(
      finished((content) => {
        content.education = [{ school: 'מכללה ומכון', period: '2019 – 2023' }];
      }),
    );
    writeFileSync(path.join(cwd, 'content/index.ts'), '');
    const { output } = await run('scripts/doctor.ts', [], { cwd });
    expect(output).toContain(
      'cv.pdf: a program reads "ומכון מכללה" where it should read "מכללה ומכון"',
    );
    expect(output).toContain('git rm content/index.ts');
  });

  it('reports in one sentence that template/ is missing', async () => {
    const copy = makeFolder({});
    for (const part of ['scripts', 'lib', 'package.json', 'tsconfig.json']) {
      cpSync(part, path.join(copy, part), { recursive: true });
    }
    symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction');
    expect(await run(path.join(copy, 'scripts/doctor.ts'), ['--strict'], { cwd: copy })).toEqual({
      code: 2,
      output: expect.stringMatching(/^The folder template\/ is missing\. .*\n$/),
    });
  });

  it.each(['--strikt', 'https://maria.dev'])('answers %s alone with the usage', (arg) => {
    expect(() => readOptions([arg])).toThrow('npm run doctor -- --strict');
  });
});

describe('npm run doctor -- --live', () => {
  it('reports a missing page, or a build for another path, and nothing else', async () => {
    const { url, close } = await serve(({ url = '' }, response) => {
      response.statusCode = url === '/portfolio/' ? 200 : 404;
      response.end('<link rel="apple-touch-icon" href="/apple-icon.png">');
    });
    const missing = await run('scripts/doctor.ts', ['--live', url]);
    const misplaced = await run('scripts/doctor.ts', ['--live', `${url}/portfolio/index.html?a#b`]);
    close();
    expect(missing.output).toContain(`Wrong:\n  ${url}/ answers with status 404. → Check your`);
    expect(missing.code).toBe(1);
    expect(misplaced.output).toContain(
      `Wrong:\n  The page was built for the path /, but it is published at ${url}/portfolio/. → Build`,
    );
    expect(misplaced.code).toBe(1);
  });

  it('ends with 2 for an example address', async () => {
    expect(await run('scripts/doctor.ts', ['--live', 'maria.example'])).toEqual({
      code: 2,
      output: 'https://maria.example/ is an example; write your address into content/site.ts.\n',
    });
  });
});

it('lists texts, pictures and addresses that come with the template', () => {
  const pictures = {
    'public/images/me.png': readFileSync('template/public/images/portrait.png'),
    'public/images/portrait.png': 'my own',
  };
  expect(find(templateContent, pictures).blocking).toEqual([
    'content/site.ts: text of the template in description',
    'content/owner.ts: text of the template in name, intro, portrait.alt, availability, workplace',
    'content/about.ts: text of the template in photo.alt, paragraph 1, paragraph 2, paragraph 3, "Frontend Development", "Backend Development", "AI/ML Development", "Mobile Development"',
    'content/experience.ts: text of the template in "Quality Assurance Tester", "Lead Developer", "Head Marshal"',
    'content/education.ts: text of the template in "Lakeshore City College"',
    'content/projects.ts: text of the template in "Arkha", "SupportHub", "Devpulse", "Crypt The Prices", "Pathfinder CCC"',
    'content/contact.ts: text of the template in phone',
    'Files of the template: public/images/me.png',
    'content/contact.ts: juan.delacruz@example.com is an example address',
    'content/site.ts: https://juan-dela-cruz.example is not your address',
    'content/contact.ts: the form sends nothing without your userId, serviceId, templateId',
    'content/projects.ts: example addresses in "Arkha", "SupportHub", "Devpulse", "Crypt The Prices", "Pathfinder CCC"',
    'content/contact.ts: example addresses in "GitHub", "LinkedIn", "Twitter"',
  ]);
});

describe('Reports', () => {
  const link = (demoLink: string) => (content: Content) =>
    Object.assign(content.projects[0] ?? {}, { demoLink });

  it.each<[what: string, changes: (content: Content) => void, line: string]>([
    [
      'a biography with a paragraph of the template',
      ({ about }) => about.paragraphs.push(` ${templateContent.about.paragraphs[1]} `),
      'content/about.ts: text of the template in paragraph 2',
    ],
    [
      'a project of the owner’s with a description of the template',
      ({ projects }) => {
        Object.assign(projects[0] ?? {}, { description: templateContent.projects[3]?.description });
      },
      'content/projects.ts: text of the template in "Kelp"',
    ],
    [
      'a description of the owner’s with the template’s name',
      ({ site }) => Object.assign(site, { description: 'Juan Dela Cruz builds boats.' }),
      'content/site.ts: text of the template in description',
    ],
    [
      'an imprint that is copied from docs/legal.md',
      ({ site }) => {
        const paragraphs = ['Juan Dela Cruz\nHarbour Street 1\n4027 Calamba'];
        Object.assign(site, { legal: [{ name: 'Imprint', paragraphs }] });
      },
      'content/site.ts: text of the template in "Imprint"',
    ],
    [
      'the placeholder that the import writes for an unknown role',
      ({ owner }) => Object.assign(owner, { role: 'Your Role', headline: ['a Your Role'] }),
      'content/owner.ts: text of the template in role, headline 1',
    ],
    ['a link to this computer', link('https://localhost:3000/'), 'only your own network'],
    [
      'a text of the template that the owner has put links into',
      ({ about }) => {
        const text = `${templateContent.about.paragraphs[1]}`;
        about.paragraphs.push(text.replace(/\w+/, '[$&](https://github.com/maria)'));
      },
      'content/about.ts: text of the template in paragraph 2',
    ],
    [
      'a link of a text to this computer',
      ({ owner }) => Object.assign(owner, { intro: 'I wrote [this](http://localhost:3000/).' }),
      'content/owner.ts: intro links to http://localhost:3000/, which only your own network',
    ],
    ['an example address', link('https://shop.example.org/'), 'example addresses in "Kelp"'],
  ])('%s', (_, changes, line) => {
    expect(find(finished(changes)).blocking).toEqual([expect.stringContaining(line)]);
  });

  it('wrong links in texts, which do not stop the build', () => {
    const content = finished(({ owner, projects }) => {
      owner.intro = 'I wrote [the docs](docs.example.org).';
      Object.assign(projects[0] ?? {}, { highlights: ['Call handlers[0](e.x). See [it](#kelp).'] });
    });
    expect(find(content)).toEqual({
      blocking: [],
      advice: [
        'content/owner.ts: intro contains [the docs](docs.example.org), which is no link',
        'content/projects.ts: "Kelp" (highlights) contains [it](#kelp), which is no link',
      ],
    });
  });

  it('the identifiers that docs/contact.md shows', () => {
    const guide = readFileSync('docs/contact.md', 'utf8');
    const shown = [...guide.matchAll(/^ {2}(userId|serviceId|templateId): '(.*)',$/gm)];
    const content = finished(({ contact }) => {
      const identifiers = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
      Object.assign(contact.emailService ?? {}, identifiers);
    });
    expect(find(content).blocking).toEqual([
      'content/contact.ts: the form sends nothing without your userId, serviceId, templateId',
    ]);
  });

  it('a robot check, which the form does not have any more', () => {
    const content = finished(({ contact }) => {
      Object.assign(contact.emailService ?? {}, { captchaSiteKey: 'key' });
    });
    expect(find(content)).toEqual({
      blocking: [],
      advice: [expect.stringMatching(/captchaSiteKey has no effect/)],
    });
  });

  it('neither common words of the template nor a missing e-mail service', () => {
    const shared = finished(({ owner, skills, contact, experience }) => {
      const { role, headline, greeting } = templateContent.owner;
      Object.assign(owner, { role, headline, greeting });
      Object.assign(experience[0] ?? {}, { role: templateContent.experience[0]?.role });
      skills.splice(0, 1, ...templateContent.skills);
      contact.location = templateContent.contact.location;
      contact.emailService = undefined;
    });
    expect(find(shared)).toEqual({ blocking: [], advice: [] });
  });

  it('the template’s address only without SITE_URL', () => {
    const content = finished(({ site }) => Object.assign(site, { url: templateContent.site.url }));
    expect(find(content).blocking).toHaveLength(1);
    jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'https://maria.github.io' });
    expect(find(content).blocking).toEqual([]);
    jest.restoreAllMocks();
  });
});

test('reports a damaged picture, and one that is too small to look sharp, with its field', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
  const project = makeFolder({
    'public/images/half.png': (await plainPicture(900, 900).png().toBuffer()).subarray(0, 900),
    'public/images/tiny.png': await plainPicture(30, 20).png().toBuffer(),
    'public/images/drawn.svg': drawing,
  });
  const content = finished(({ owner, about, skills }) => {
    owner.portrait = { src: '/images/tiny.png', alt: 'A portrait' };
    about.photo = { src: '/images/half.png', alt: 'A photo' };
    skills.push({ name: 'Rope', image: '/images/drawn.svg' });
  });
  expect(await pictureFindings({ '': content }, project)).toEqual([
    {
      topic: 'wrong',
      text: expect.stringMatching(
        /^content\/about\.ts › photo\.src: is damaged or no picture; .*half\.png/,
      ),
    },
    {
      topic: 'advice',
      text: 'content/owner.ts › portrait.src: has only 30 × 20 pixels, so it looks blurred',
      todo: expect.stringContaining('at least 640 pixels wide'),
    },
  ]);
});

describe('Reports as out of date', () => {
  const today = '2026-11-21';
  const findDates = (changes: (content: Content) => void, project = makeFolder({})) =>
    dateFindings(checkedLocales({ '': finished(changes) }), project, today).map(({ text }) => text);

  it.each([
    ['Open to work from October 2026', true],
    ['Open to work from November 2026', false],
    ['Open to work, 40 hours in 2025 weeks', false],
    ['Open to work', false],
  ])('the availability %j: %s', (availability, isOutdated) => {
    const findings = findDates(({ owner }) => Object.assign(owner, { availability }));
    expect(findings).toEqual(
      isOutdated ? [`content/owner.ts: availability is "${availability}", which has passed`] : [],
    );
  });

  it('an availability in the language of the page', () => {
    const findings = findDates(({ owner, site }) => {
      site.language = 'es';
      owner.availability = 'Disponible desde marzo de 2026';
    });
    expect(findings).toHaveLength(1);
  });

  it('what still goes on, once nobody has changed the content for a year', () => {
    const goesOn = (updated: string) =>
      findDates(({ site, experience, education }) => {
        site.updated = updated;
        Object.assign(experience[0] ?? {}, { period: { from: '2024-05', to: 'present' } });
        education.push({ school: 'Night School', period: '2019 – 2023' });
      });
    expect(goesOn('2025-11-22')).toEqual([]);
    expect(goesOn('2025-11-21')).toEqual([
      'content/experience.ts: no change since 2025-11-21, but these are still going on: "Developer"',
    ]);
  });

  it('expired certificates', () => {
    const findings = findDates(({ certificates }) => {
      certificates.push(
        { name: 'First aid', date: 'May 2024 – October 2026' },
        { name: 'Diving', date: '2024-05 – 2026-11' },
        { name: 'Sailing', date: 'May 2019' },
      );
    });
    expect(findings).toEqual(['content/certificates.ts: expired: "First aid"']);
  });

  it('an updated that is older than the last commit that changed content/', () => {
    const project = makeFolder({ 'content/site.ts': 'site' });
    const updatedOn = (updated: string) =>
      findDates(({ site }) => Object.assign(site, { updated }), project);
    expect(updatedOn('2026-02-26')).toEqual([]);
    const git = (...args: string[]) =>
      execFileSync('git', args, {
        cwd: project,
        env: {
          ...process.env,
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_AUTHOR_NAME: 'Maria',
          GIT_AUTHOR_EMAIL: 'maria@maria.example',
          GIT_AUTHOR_DATE: '2026-02-27T12:00',
          GIT_COMMITTER_NAME: 'Maria',
          GIT_COMMITTER_EMAIL: 'maria@maria.example',
        },
        stdio: 'pipe',
      });
    git('init');
    git('add', '--all');
    git('commit', '--message', 'Start');
    expect(updatedOn('2026-02-27')).toEqual([]);
    expect(updatedOn('2026-02-26')).toEqual([
      'content/site.ts: updated is 2026-02-26, but content/ has changed on 2026-02-27',
    ]);
  });
});

describe('Gives advice about', () => {
  it('words that a language lacks', () => {
    const german = finished(({ site }) =>
      Object.assign(site, { language: 'de', words: { nav: {} } }),
    );
    expect(find(german).advice).toEqual([
      expect.stringMatching(/^content\/site\.ts: the words in "de" lack \w.*English/),
    ]);
  });

  it('sentences in a second language that equal those of the main one', () => {
    const content = finished();
    const portrait = { src: '/images/portrait.png', alt: content.owner.name };
    const facts = [
      { name: 'Notice period', value: 'B' },
      { name: 'Visa', value: 'None needed' },
    ];
    Object.assign(content.owner, { portrait, facts });
    Object.assign(content.site, { legal: [{ name: 'Imprint', paragraphs: ['At the harbour.'] }] });
    const owner = { ...content.owner, intro: 'Hago barcos.', greeting: 'Hola, soy' };
    const { legal, ...site } = { ...content.site, language: 'es' };
    const findings = contentFindings(
      checkedLocales({ '': content, es: { site, owner } }),
      makeFolder({}),
    );
    const texts = findings.map(({ text }) => text);
    const says = 'is missing, or not translated into "es":';
    expect(texts).toContain(`content/es/site.ts: ${says} description, "Imprint"`);
    expect(texts).toContain(`content/es/owner.ts: ${says} headline 1, "Notice period", "Visa"`);
    expect(texts).toContainEqual(
      expect.stringMatching(`^content/es/about.ts: ${says} .*paragraph 1`),
    );
    expect(texts.join()).not.toMatch(/content\/es\/owner\.ts: .*(intro|greeting|alt)/);
  });

  it('pictures that the content does not use', () => {
    const content = finished(({ owner }) => {
      owner.portrait = { src: '/images/señora.png', alt: 'A portrait' };
    });
    const files = { 'public/images/señora.png': 'x', 'public/images/old/beach.jpg': 'x' };
    const others = { 'public/images/.DS_Store': 'x', 'public/notes.txt': 'x' };
    expect(find(content, { ...files, ...others }).advice).toEqual([
      expect.stringMatching(/^public\/images\/old\/beach\.jpg: the content does not use it,/),
    ]);
  });

  it('periods that cannot be read as dates', () => {
    const content = finished(({ experience }) => {
      experience.push({ company: 'Reef', role: 'Diver', period: 'long ago', skills: [] });
    });
    expect(find(content).advice).toEqual([
      expect.stringMatching(
        /^content\/experience\.ts › entry 2 \("Diver"\) › period: "long ago" cannot be read as dates$/,
      ),
    ]);
  });
});
