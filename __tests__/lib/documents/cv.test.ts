/** @jest-environment node */

import { look } from '@/app/look';
import { content } from '@/lib/content';
import type { Content } from '@/lib/content/schema';
import { cvPdf } from '@/lib/documents/cv';
import { en } from '@/lib/words/en';
import { fullContent, hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';
import { readPdf } from '../../support/read-pdf';

const make = (of: Content) => cvPdf(of, en, look().cv, places(of).addressOf);

describe('the CV of the site', () => {
  test('holds every role, project and skill as text, in the order of the page', async () => {
    const { text } = await readPdf(await make(content));
    for (const { role, company, period } of content.experience) {
      expect(text).toContain(role);
      expect(text).toContain(company);
      expect(text).toContain(period);
    }
    for (const { title, description } of content.projects) {
      expect(text).toContain(title);
      expect(text).toContain(description);
    }
    for (const { name, level } of content.skills) expect(text).toContain(`${name} ${level}%`);
    const places = content.experience.map(({ role }) => text.indexOf(role));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('is at most two pages and 150 KB', async () => {
    const bytes = await make(content);
    expect(bytes.length).toBeLessThan(150 * 1024);
    expect((await readPdf(bytes)).pages.length).toBeLessThanOrEqual(2);
  });

  test('is the same file for the same content, whenever it is made', async () => {
    const first = Buffer.from(await make(content));
    jest.useFakeTimers({
      now: new Date('2040-05-05'),
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout'],
    });
    const second = Buffer.from(await make(content));
    jest.useRealTimers();
    expect(second.equals(first)).toBe(true);
  });

  test('has its links alive: mail, phone, site, social and projects', async () => {
    const { links } = await readPdf(await make(content));
    expect(links).toEqual(
      expect.arrayContaining([
        `mailto:${content.contact.email}`,
        'tel:+630000000000',
        `${content.site.url}/`,
        ...content.contact.social.map(({ href }) => href),
        ...content.projects.flatMap(({ demoLink, repoLink, videoLink, apkLink }) =>
          [demoLink, repoLink, videoLink, apkLink].filter((href) => href !== undefined),
        ),
      ]),
    );
  });

  test('tells a screen reader title, author, language, headings, lists and links', async () => {
    const { info, isTagged, roles, xmpTitle } = await readPdf(await make(content));
    expect(info).toMatchObject({
      Title: `${content.owner.name}, ${content.owner.role}`,
      Author: content.owner.name,
      Language: content.site.language,
    });
    expect(xmpTitle).toBe(info.Title);
    expect(isTagged).toBe(true);
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    expect(roles).toEqual(expect.arrayContaining(['Document', 'H2', 'H3', 'P', 'L', 'LI', 'Link']));
    const { experience, education, projects } = content;
    const headings = experience.length + education.length + projects.length;
    expect(roles.filter((role) => role === 'H3')).toHaveLength(headings);
  });
});

test.each(Object.entries({ content, minimalContent, fullContent, hostileContent }))(
  'the CV of %s says that it follows PDF/UA-1 and has what that asks for',
  async (_, of) => {
    const { uaPart, info, xmpTitle, isTagged, showsTitle, roles, isAllTagged } = await readPdf(
      await make(of),
    );
    expect(uaPart).toBe('1');
    expect(isTagged).toBe(true);
    expect(isAllTagged).toBe(true);
    expect(showsTitle).toBe(true);
    expect(info.Title).not.toBe('');
    expect(xmpTitle).toBe(info.Title);
    expect(info.Language).toBe(of.site.language);
    // One first heading, and none that skips a level (7.4.2).
    const levels = roles.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  },
);

test('a section that goes on says so at the top of the next page, for the eye only', async () => {
  const [first] = fullContent.projects;
  if (first === undefined) throw new Error('the fixture has no project');
  const projects = Array.from({ length: 20 }, (_, index) => ({ ...first, title: `Work ${index}` }));
  const { pages, roles } = await readPdf(await make({ ...fullContent, projects }));
  expect(pages[0]).toContain('Projects');
  expect(pages[0]).not.toContain('(continued)');
  expect(pages[1]).toContain('Projects (continued)');
  expect(roles.filter((role) => role === 'H2')).toHaveLength(6);
});

test('signs that mean something to the typesetter are printed as they are', async () => {
  const intro =
    '#let x = *bold* _it_ $1$ @ref <label> `raw` \\ // none /* none */ = == - + ~ #{1+1}';
  const owner = { ...fullContent.owner, intro };
  const { text } = await readPdf(await make({ ...fullContent, owner }));
  expect(text).toContain(intro);
});

test('in a language from right to left, texts of both directions are whole', async () => {
  const name = 'عبد الرحمن';
  const owner = { ...fullContent.owner, name, firstNames: name };
  const site = { ...fullContent.site, language: 'ar' };
  const { info, text, uaPart } = await readPdf(await make({ ...fullContent, owner, site }));
  expect(info).toMatchObject({ Title: `${name}, Developer`, Language: 'ar' });
  expect(text).toContain('I translate memoirs.');
  expect(uaPart).toBe('1');
});

test('what is not set leaves no heading behind', async () => {
  const { text, roles } = await readPdf(await make(minimalContent));
  expect(text).toContain('Ada');
  expect(text).not.toMatch(/At a glance|Experience|Projects|Skills|What I do|undefined/);
  expect(roles.filter((role) => role === 'H2')).toHaveLength(1);
});

test('availability, workplace, time zone and languages stand there when set', async () => {
  const { text } = await readPdf(await make(fullContent));
  expect(text).toContain('Open to commissions from May 1843');
  expect(text).toContain('Remote or in London');
  expect(text).toContain('Europe/London (UTC+0/+1)');
  expect(text).toContain('English (native), French (fluent)');
});

describe('hostile texts', () => {
  test('make a readable file with sound metadata and every entry', async () => {
    const { text, info, xmpTitle, roles } = await readPdf(await make(hostileContent));
    expect(text).toContain(`</script><!-- "O'Neil" & Söhne; a,b\\c #1`);
    expect(text).toContain('C++');
    expect(xmpTitle).toBe(info.Title);
    expect(roles.filter((role) => role === 'H3')).toHaveLength(6);
  });

  test('letters that no installed font has are shown as ?, never as an empty box', async () => {
    const { text, isWithinPage } = await readPdf(await make(hostileContent));
    expect(isWithinPage).toBe(true);
    expect(text).toContain('???');
    expect(text).not.toMatch(/[李小龍]/);
    // The longest word of all takes no letter from the others.
    expect(text).toContain('What I do');
    expect(text.replaceAll(' ', '')).toContain('W'.repeat(150));
  });

  test('a hundred projects take more pages, none of them empty', async () => {
    const [first] = fullContent.projects;
    if (first === undefined) throw new Error('the fixture has no project');
    const projects = Array.from({ length: 100 }, (_, index) => ({
      ...first,
      title: `Work number ${index}`,
    }));
    const { text, pages } = await readPdf(await make({ ...fullContent, projects }));
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) expect(page).toContain('Work number');
    for (const { title } of projects) expect(text).toContain(title);
  });
});

test('no heading stands alone at the end of a page', async () => {
  const [entry] = fullContent.experience;
  if (entry === undefined) throw new Error('the fixture has no experience');
  // Every height of what stands before "Experience", line by line over more than half a page.
  for (let lines = 18; lines < 52; lines += 3) {
    const paragraphs = Array.from({ length: lines }, (_, index) => `Paragraph ${index}`);
    const of = {
      ...fullContent,
      about: { ...fullContent.about, paragraphs },
      experience: [{ ...entry, description: 'I plan. '.repeat(80) }],
    };
    const { pages } = await readPdf(await make(of));
    const page = pages.find((text) => text.includes('Experience'));
    expect(page).toContain(entry.role);
  }
});
