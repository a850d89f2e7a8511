/** @jest-environment node */
import { templateContent } from '@/lib/content/template';
import { combine, ownFiles } from '@/scripts/import/combine';
import { resumeToContent } from '@/scripts/import/to-content';

const { content } = resumeToContent({ basics: { name: 'Ana Santos' } }, '2026-11-20');
const url = 'https://ana.example';

it('keeps the address that an owner wrote before the import, and overwrites the rest', () => {
  const main = { ...templateContent, site: { ...templateContent.site, url } };
  expect(combine(content, main, '').site).toEqual({ ...content.site, url });
  expect(ownFiles(main, content, '')).toEqual([]);
});

it('does not overwrite any other text of the owner', () => {
  const site = { ...templateContent.site, url, description: 'Ana mends nets.' };
  const main = { ...templateContent, site, skills: undefined };
  expect(ownFiles(main, content, '')).toEqual(['content/site.ts', 'content/skills.ts']);
});

it('leaves to the main language what a second one shares', () => {
  const { portrait } = templateContent.owner;
  const { photo } = templateContent.about;
  const main = { ...templateContent, site: { ...templateContent.site, url } };
  const parts = combine(content, main, 'es');
  expect(parts).toMatchObject({ site: { url }, owner: { portrait } });
  expect(parts.about?.photo).toEqual(photo);
  expect(parts.contact).not.toHaveProperty('emailService');
  // An empty list would hide the main language's.
  expect(Object.keys(parts)).toEqual(['site', 'owner', 'about', 'contact']);
});
