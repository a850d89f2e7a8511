/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { en } from '@/lib/words/en';
import { ownTextsIn, partsToWrite, protectedFiles } from '@/tools/import/own-texts';
import { resumeToContent } from '@/tools/import/to-content';
import { type Changes, finished } from '../../fixtures/content';

/** The parts that an import writes over the files of an owner. */
function importInto(files: { '': Content; [folder: string]: object }, resume: object, folder = '') {
  const own = ownTextsIn(files, folder);
  const { content } = resumeToContent(resume, '2026-11-20', folder, own);
  return partsToWrite(content, files, folder);
}

const resume = { basics: { name: 'Ana Santos' } };
const { content } = resumeToContent(resume, '2026-11-20');
const url = 'https://ana.example';

it('keeps the address that an owner wrote before the import, and overwrites the sample profile', () => {
  const main = { ...templateContent, site: { ...templateContent.site, url }, skills: [] };
  const parts = importInto({ '': main }, resume);
  expect(parts).toEqual({ ...content, site: { ...content.site, url } });
  expect(protectedFiles(main, parts, '')).toEqual([]);
  const own = ownTextsIn({ '': main }, '');
  const remarksOn = (stated: string) =>
    resumeToContent({ basics: { ...resume.basics, url: stated } }, '2026-11-20', '', own).remarks;
  expect(remarksOn('ana.example')).toEqual([]);
  expect(remarksOn('https://old.example')).toEqual([
    'not taken over: basics, url: "https://old.example" (content/site.ts has another address)',
  ]);
});

const portrait = { src: '/images/ana.jpg', alt: 'Ana' };

/** What no résumé contains. */
const keptFiles = {
  site: {
    language: 'de',
    words: en,
    paper: 'letter',
    legal: [{ name: 'Imprint', paragraphs: ['Harbour 1'] }],
  },
  owner: { greeting: 'Moin, ich bin', headline: ['Seglerin'], portrait, timeZone: 'Europe/Berlin' },
  about: { photo: portrait, services: [{ name: 'Nets', description: 'I mend them.' }] },
} satisfies Changes;

const newer = {
  basics: { name: 'Ana Santos', summary: 'I dive. I swim.' },
  work: [{ name: 'Reef studio', position: 'Diver' }],
  skills: ['React', 'Go', { name: 'Rope', level: '60%' }],
  projects: ['Kelp', 'Tide'],
};

it('keeps what no résumé contains when it overwrites the files of an owner', () => {
  const { experience, projects, skills } = finished();
  const main = finished({
    ...keptFiles,
    experience: experience.map((job) => ({ ...job, logo: '/images/reef.png' })),
    projects: projects.map((project) => ({ ...project, image: portrait })),
    skills: [
      ...skills.map((skill) => ({ ...skill, image: '/images/react.svg' })),
      { name: 'Rope', level: 50, note: 'Ten years' },
    ],
    awards: [{ title: 'Net of the Year' }],
  });
  const parts = importInto({ '': main }, newer);
  expect(parts).toMatchObject({
    ...keptFiles,
    site: { ...keptFiles.site, description: expect.stringContaining('I dive.') },
    contact: { phone: main.contact.phone, emailService: main.contact.emailService },
    experience: [{ role: 'Diver', logo: '/images/reef.png' }],
    projects: [{ title: 'Kelp', image: portrait }, { title: 'Tide' }],
    skills: [
      { image: '/images/react.svg', level: 90 },
      { image: 'icon:go' },
      { level: 60, note: 'Ten years' },
    ],
  });
  // The résumé has no awards.
  expect(parts).not.toHaveProperty('awards');
  expect(parts.about?.paragraphs).toEqual([]);
});

it('does not bring back the CV and the form of an owner who has deleted them', () => {
  const main = finished({ owner: { cv: undefined }, contact: { emailService: undefined } });
  const { owner, contact } = importInto({ '': main }, newer);
  expect([owner?.cv, contact?.emailService]).toEqual([undefined, undefined]);
});

it('gives a second language what it shares with the main one', () => {
  const main = finished({
    ...keptFiles,
    projects: [{ title: 'Kelp', tags: [], image: portrait }],
  });
  const legal = [{ name: 'Aviso', paragraphs: ['Puerto 1'] }];
  const files = { '': main, es: { site: { ...templateContent.site, legal } } };
  const parts = importInto(files, newer, 'es');
  const { email, phone, social } = main.contact;
  expect(parts).toMatchObject({
    site: { url: main.site.url, language: 'es', legal },
    owner: { cv: '/cv.pdf', greeting: 'Hola, soy', portrait, timeZone: 'Europe/Berlin' },
    about: { photo: portrait },
    projects: [{ image: portrait }, { title: 'Tide' }],
    contact: { email, phone, social },
  });
  expect(parts.contact).not.toHaveProperty('emailService');
  // An empty list would hide the list of the main language.
  expect(parts).not.toHaveProperty('education');
});

it('refuses a second language if the main one has faults', () => {
  const main = { ...templateContent, owner: undefined as never };
  expect(() => importInto({ '': main }, resume, 'es')).toThrow(
    'Nothing was written: first correct',
  );
});
