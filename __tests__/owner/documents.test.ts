/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { validate } from '@jsonresume/schema';
import sharp from 'sharp';
import { madeFiles } from '@/app/files';
import { content } from '@/lib/content';
import { type ReadPdf, readPdf } from '../support/read-pdf';

// What a build makes of the owner's content, whatever that is.

const make = async (name: string) => Buffer.from((await madeFiles[name]?.make()) ?? '');

describe('The CV', () => {
  let cv: ReadPdf;
  let size = 0;
  beforeAll(async () => {
    const bytes = await make('cv.pdf');
    size = bytes.length;
    cv = await readPdf(bytes);
  });

  test('follows PDF/UA-1: tagged throughout, with title, language and headings in order', () => {
    expect(cv).toMatchObject({ uaPart: '1', isTagged: true, isAllTagged: true, showsTitle: true });
    expect(cv.xmpTitle).toBe(cv.info.Title);
    expect(cv.info).toMatchObject({
      Author: content.owner.name,
      Language: content.site.language,
    });
    const levels = cv.roles.flatMap((role) => /^H(\d)$/.exec(role)?.[1] ?? []).map(Number);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
  });

  test('stays within its pages, none of which is empty or heavy', () => {
    expect(cv.isWithinPage).toBe(true);
    expect(cv.pages.filter((page) => page.length < 20)).toEqual([]);
    expect(size).toBeLessThan(100 * 1024 + 50 * 1024 * cv.pages.length);
  });

  test('has an entry for each experience, school, certificate and project', () => {
    const { experience, education, certificates, projects } = content;
    const headings = cv.roles.filter((role) => role === 'H3').length;
    expect(headings).toBeGreaterThanOrEqual(experience.length + education.length + projects.length);
    expect(headings).toBeLessThanOrEqual(
      experience.length + education.length + projects.length + certificates.length,
    );
    expect(cv.links).toContain(`mailto:${content.contact.email}`);
  });
});

test('resume.json passes the published schema of JSON Resume', async () => {
  const data = JSON.parse((await make('resume.json')).toString());
  const faults = await new Promise((resolve) => validate(data, resolve));
  expect(faults).toBeNull();
  expect(data.projects ?? []).toHaveLength(content.projects.length);
  expect([...(data.work ?? []), ...(data.volunteer ?? [])]).toHaveLength(content.experience.length);
});

test('the contact card has lines of at most 75 bytes and one name', async () => {
  const lines = (await make('contact.vcf')).toString().split('\r\n');
  expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  expect(lines.filter((line) => line.startsWith('FN:'))).toHaveLength(1);
});

test('the social image has the size that networks ask for and is light', async () => {
  const png = await make('og.png');
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(png.length).toBeLessThan(300 * 1024);
});

const pictures = Object.keys(madeFiles).filter((name) => /\.(svg|png)$/.test(name));
test.each(pictures)('%s is a picture', async (name) => {
  const { format } = await sharp(await make(name)).metadata();
  expect(format).toBe(name.split('.').at(-1));
});

test('llms.txt names the owner and every project', async () => {
  const text = (await make('llms.txt')).toString();
  expect(text.match(/^# /gm)).toHaveLength(1);
  const entries = text.match(/^### /gm) ?? [];
  expect(entries.length).toBeGreaterThanOrEqual(content.projects.length);
});

test('the exported page describes the person to programs', () => {
  const html = readFileSync('out/index.html', 'utf8');
  const [, json = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  const graph = JSON.parse(json)['@graph'] as { '@id': string; name?: string }[];
  expect(graph.map(({ name }) => name)).toContain(content.owner.name);
  const ids = graph.map((node) => node['@id']);
  const references = [...json.matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id);
  expect(references.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
});
