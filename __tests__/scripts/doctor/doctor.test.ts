/** @jest-environment node */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { connectionFindings, linkFindings } from '@/scripts/doctor/connections';
import { cvLengthFindings, languageFindings, unreadFileFindings } from '@/scripts/doctor/examine';
import { type Finding, isBlocking } from '@/scripts/doctor/findings';
import { readOptions } from '@/scripts/doctor/options';
import { templatePictureFindings, templateTextFindings } from '@/scripts/doctor/template';
import { contentFileTexts } from '@/scripts/support/content-files';
import { finished } from '../../fixtures/content';
import { makeFolder } from '../../support/folder';

const root = path.resolve(import.meta.dirname, '../../..');
const env = {} as NodeJS.ProcessEnv;

/** What stands in the way of a content, as lines. */
const blocking = (content: Content) =>
  [
    ...templateTextFindings({ content }),
    ...connectionFindings({ content, env }),
    ...linkFindings({ content }),
  ].filter(isBlocking);
const texts = (findings: Finding[]) => findings.map(({ text }) => text);

/** Makes a project of this content. */
function projectOf(content: Content): string {
  const folder = makeFolder(contentFileTexts(content));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  return folder;
}

/** Runs the command in a project; returns its exit code and what it printed. */
function runDoctor(cwd: string, ...args: string[]) {
  const tsx = path.join(root, 'node_modules/tsx/dist/cli.mjs');
  const command = [tsx, '--tsconfig', path.join(root, 'tsconfig.json')];
  const { SITE_URL: _, ...rest } = process.env;
  return new Promise<{ code: number; output: string }>((resolve) => {
    const script = path.join(root, 'scripts/doctor.ts');
    execFile(
      process.execPath,
      [...command, script, ...args],
      { cwd, env: { ...rest, NO_COLOR: '1' } },
      (error, stdout, stderr) => {
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr });
      },
    );
  });
}

describe('npm run doctor -- --strict', () => {
  it('passes a finished site', async () => {
    expect(await runDoctor(projectOf(finished()), '--strict')).toEqual({
      code: 0,
      output: '\nReady to go live.\n\n',
    });
  });

  it('fails a site whose form is not connected', async () => {
    const unconnected = finished(({ contact }) => {
      contact.emailService = { host: 'https://api.emailjs.com', userId: 'u' };
    });
    const { code, output } = await runDoctor(projectOf(unconnected), '--strict');
    expect(output).toContain('the form sends nothing without serviceId, templateId →');
    expect(code).toBe(1);
  });

  it('fails the template, of which plain doctor says the same and ends well', async () => {
    const strict = await runDoctor(projectOf(templateContent), '--strict');
    expect(strict.code).toBe(1);
    expect(strict.output).toContain('Not ready to go live: ');
    expect(await runDoctor(projectOf(templateContent))).toEqual({ code: 0, output: strict.output });
  });

  it.each(['--strikt', '--send', 'https://maria.dev'])('does not know %s by itself', (arg) => {
    expect(() => readOptions([arg])).toThrow('npm run doctor -- --strict');
  });
});

describe('npm run doctor -- --live', () => {
  const server = createServer((_, response) => response.writeHead(404).end());
  beforeAll(() => once(server.listen(0), 'listening'));
  afterAll(() => server.close());

  it('ends with 1 if something is wrong, and visits this machine only if it is let', async () => {
    const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
    const { code, output } = await runDoctor(root, '--live', address, '--allow-local');
    expect(output).toContain(`${address} answers with status 404.`);
    expect(output).toContain('Something is wrong: one thing to do.');
    expect(code).toBe(1);
    expect(await runDoctor(root, '--live', address)).toEqual({
      code: 2,
      output: `${address} is on this machine or its network; add --allow-local.\n`,
    });
  });
});

describe('What comes with the template is named', () => {
  it('text by text, and file by file', () => {
    expect(texts(templateTextFindings({ content: templateContent }))).toEqual([
      'content/site.ts: text of the template in description',
      'content/owner.ts: text of the template in name, intro, portrait.alt, availability, workplace',
      'content/about.ts: text of the template in photo.alt, paragraph 1, paragraph 2, paragraph 3, service 1, service 2, service 3, service 4',
      'content/experience.ts: text of the template in "Bayside Software Works", "Lantern Labs Collective", "Harborlight Student Events"',
      'content/education.ts: text of the template in "Lakeshore City College"',
      'content/projects.ts: text of the template in "Arkha", "SupportHub", "Devpulse", "Crypt The Prices", "Pathfinder CCC"',
    ]);
  });

  it('address by address', () => {
    const content = templateContent;
    expect(texts([...connectionFindings({ content, env }), ...linkFindings({ content })])).toEqual([
      'content/contact.ts: mail to juan.delacruz@example.com reaches nobody',
      'content/contact.ts: +63 000 000 0000 is nobody’s number',
      'content/site.ts: https://juan-dela-cruz.example is not your address',
      'content/contact.ts: the form sends nothing without userId, serviceId, templateId',
      'content/projects.ts: example addresses in Arkha, SupportHub, Devpulse, Crypt The Prices, Pathfinder CCC',
      'content/contact.ts: example addresses in GitHub, LinkedIn, Twitter',
    ]);
  });

  it('picture by picture, shown or not, under whatever name', () => {
    const shipped = readFileSync(path.join(root, 'template/public/images/portrait.png'));
    const logo = readFileSync(path.join(root, 'template/public/images/logos/lantern-labs.svg'));
    const projectDir = makeFolder({
      'public/images/me.png': shipped,
      'public/logo.svg': logo,
      'public/images/portrait.png': 'my own',
    });
    const found = templatePictureFindings({ projectDir });
    expect(found.every(isBlocking)).toBe(true);
    expect(texts(found)).toEqual([
      expect.stringMatching(
        /^public: files of the template: (logo\.svg, images\/me|images\/me\.png, logo)/,
      ),
    ]);
    expect(templatePictureFindings({ projectDir: makeFolder({}) })).toEqual([]);
  });

  // The owner has written everything but one text.
  it.each<[what: string, changes: (content: Content) => void, label: string]>([
    [
      'a paragraph of the biography',
      ({ about }) => about.paragraphs.push(` ${templateContent.about.paragraphs[1]} `),
      'content/about.ts: text of the template in paragraph 2',
    ],
    [
      'a project’s description below an own title',
      ({ projects }) => {
        Object.assign(projects[0] ?? {}, { description: templateContent.projects[3]?.description });
      },
      'content/projects.ts: text of the template in "Kelp"',
    ],
    [
      'the template’s name in an own description',
      ({ site }) => {
        site.description = 'Juan Dela Cruz builds boats.';
      },
      'content/site.ts: text of the template in description',
    ],
    [
      'what the import put in for an unknown role',
      ({ owner }) => Object.assign(owner, { role: 'Your Role', headline: ['a Your Role'] }),
      'content/owner.ts: text of the template in role, headline 1',
    ],
  ])('%s', (_, changes, label) => {
    expect(texts(blocking(finished(changes)))).toEqual([expect.stringContaining(label)]);
  });

  it('but not what anybody may have', () => {
    const shared = finished(({ owner, skills, contact, experience }) => {
      const { role, headline, greeting } = templateContent.owner;
      Object.assign(owner, { role, headline, greeting });
      Object.assign(experience[0] ?? {}, { role: templateContent.experience[0]?.role });
      skills.push(...templateContent.skills);
      contact.location = templateContent.contact.location;
    });
    expect(blocking(shared)).toEqual([]);
  });
});

describe('What is not connected', () => {
  it('is not a form that the owner does without, nor an address from SITE_URL', () => {
    const content = finished(({ contact, site }) => {
      contact.emailService = undefined;
      site.url = templateContent.site.url;
    });
    const given = { SITE_URL: 'https://maria.github.io' } as unknown as NodeJS.ProcessEnv;
    expect(connectionFindings({ content, env: given })).toEqual([]);
    expect(connectionFindings({ content, env })).toHaveLength(1);
  });

  it('is a form with the identifiers that the guide shows', () => {
    const guide = readFileSync(path.join(root, 'docs/contact.md'), 'utf8');
    const shown = [...guide.matchAll(/^ {2}(userId|serviceId|templateId): '(.*)',$/gm)];
    expect(shown).toHaveLength(3);
    const content = finished(({ contact }) => {
      const identifiers = Object.fromEntries(shown.map(([, name, value]) => [name, value]));
      Object.assign(contact.emailService ?? {}, identifiers);
    });
    expect(texts(connectionFindings({ content, env }).filter(isBlocking))).toEqual([
      expect.stringMatching(/userId ".*" is an example/),
      expect.stringMatching(/serviceId ".*" is an example/),
      expect.stringMatching(/templateId ".*" is an example/),
    ]);
  });

  it.each([
    ['https://localhost:3000/', 'only this computer knows'],
    ['http://192.168.1.5/demo', 'only this computer knows'],
    ['https://github.com/', 'is nobody’s page'],
    ['https://shop.example.org/', 'example addresses'],
  ])('is the link %s', (demoLink, why) => {
    const content = finished(({ projects }) => Object.assign(projects[0] ?? {}, { demoLink }));
    expect(texts(blocking(content))).toEqual([expect.stringContaining(why)]);
  });
});

describe('An owner is advised', () => {
  it('of English on a page in another language', () => {
    const written = (language: string, greeting: string, words?: object) =>
      texts(
        languageFindings({
          content: finished(({ owner, site }) => {
            owner.greeting = greeting;
            Object.assign(site, { language, words });
          }),
        }),
      );
    const { greeting } = templateContent.owner;
    expect(written('es', greeting)).toEqual([
      `content/owner.ts: the greeting "${greeting}" is English; write it in "es"`,
    ]);
    expect(written('es', "Hello, I'm")).toHaveLength(1);
    expect(written('es', 'Hola, soy')).toEqual([]);
    expect(written('en-PH', greeting)).toEqual([]);
    expect(written('de', 'Hallo, ich bin', { nav: {} })).toEqual([
      expect.stringMatching(/^content\/site\.ts: the words in "de" lack \w.*English/),
    ]);
  });

  it('of files in content/ that nothing reads', () => {
    const projectDir = makeFolder({
      'content/site.ts': "import { de } from './words/de';",
      'content/words/de.ts': "export { more } from './more';",
      'content/words/more.ts': '',
      'content/projects-old.ts': '',
      'content/notes.md': '',
      'content/.DS_Store': '',
    });
    expect(texts(unreadFileFindings({ projectDir }))).toEqual([
      expect.stringMatching(/^content\/projects-old\.ts: nothing reads this file/),
    ]);
  });

  it('of a built CV of more than two pages', () => {
    const built = (pages: number) => {
      const pdf = `%PDF-1.7 << /Type /Pages >>${' << /Type /Page >>'.repeat(pages)}`;
      return texts(cvLengthFindings({ projectDir: makeFolder({ 'out/cv.pdf': pdf }) }));
    };
    expect(built(2)).toEqual([]);
    expect(built(3)).toEqual([expect.stringMatching(/^out\/cv\.pdf has 3 pages;/)]);
  });
});
