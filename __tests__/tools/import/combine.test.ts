/** @jest-environment node */
import { templateContent } from '@/lib/content/template';
import { combine, protectedFiles } from '@/tools/import/combine';
import { resumeToContent } from '@/tools/import/to-content';

const { content } = resumeToContent({ basics: { name: 'Ana Santos' } }, '2026-11-20');
const url = 'https://ana.example';

it('keeps the address that an owner wrote before the import, and overwrites the rest', () => {
  const main = { ...templateContent, site: { ...templateContent.site, url } };
  expect(combine(content, { '': main }, '').site).toEqual({ ...content.site, url });
  expect(protectedFiles(main, content, '')).toEqual([]);
});

it('does not overwrite any other text of the owner', () => {
  const site = { ...templateContent.site, url, description: 'Ana mends nets.' };
  const main = { ...templateContent, site, skills: undefined };
  expect(protectedFiles(main, content, '')).toEqual(['content/site.ts', 'content/skills.ts']);
});

it('keeps the legal texts of a language, which no résumé has', () => {
  const legal = [{ name: 'Imprint', paragraphs: ['Harbour 1'] }];
  const site = { ...templateContent.site, legal };
  const files = { '': templateContent, es: { site } };
  expect(combine(content, files, 'es').site?.legal).toEqual(legal);
  expect(combine(content, files, '').site?.legal).toBeUndefined();
});

it('gives a second language what it shares with the main one', () => {
  const { owner, about, experience, projects, contact } = templateContent;
  const [job] = experience;
  const [project] = projects;
  const work = [{ name: job?.company }, { name: 'Muelle' }];
  const resume = { work, projects: [{ name: project?.title }, { name: 'Marea' }] };
  const { content: spanish } = resumeToContent(resume, '2026-11-20', 'es');
  const parts = combine(spanish, { '': templateContent }, 'es');
  expect(parts).toMatchObject({
    site: { language: 'es' },
    owner: { portrait: owner.portrait, timeZone: owner.timeZone },
    about: { photo: about.photo },
    contact: { email: contact.email },
  });
  expect(parts.experience?.map(({ logo }) => logo)).toEqual([job?.logo, undefined]);
  expect(parts.projects?.map(({ image }) => image)).toEqual([project?.image, undefined]);
  expect(parts.contact).not.toHaveProperty('emailService');
  // An empty list would hide the list of the main language.
  const written = ['site', 'owner', 'about', 'experience', 'projects', 'contact'];
  expect(Object.keys(parts).sort()).toEqual(written.sort());
});

it('refuses a second language if the main one has faults', () => {
  const main = { ...templateContent, owner: undefined };
  expect(() => combine(content, { '': main }, 'es')).toThrow('Nothing was written: first correct');
});
