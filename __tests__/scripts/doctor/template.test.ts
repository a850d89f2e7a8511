/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { Content } from '@/lib/content/schema';
import { markPlaceholder, templateContent } from '@/lib/content/template';
import type { Finding } from '@/scripts/doctor/findings';
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
      'a paragraph with one own word in it',
      ({ about }) => {
        about.paragraphs.push(content.about.paragraphs[1]?.replace('forgive', 'help') ?? '');
      },
      'content/about.ts: paragraph 2',
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
