import { sectionsFor } from '@/app/sections';
import type { SectionId } from '@/lib/content/schema';
import { cvData } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { en } from '@/lib/words/en';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import type { Changes } from '../support/changes';
import { siteOf } from '../support/site';

const { experience, education } = en.experience;
const skills = en.skills.title;
const projects = en.projects.title;

/** The sample's site, and what it shows, with these sections in `content/look.ts`. */
function siteWith(sections: SectionId[]) {
  const site = siteOf({ look: { sections } }, sampleContent);
  return {
    site,
    ids: sectionsFor(site).map(({ id }) => id),
    grounds: sectionsFor(site).map(({ ground }) => ground),
    cvTitles: cvData(site)
      .parts.slice(1)
      .map(({ title }) => title),
  };
}

test('page and CV have the sections in the owner’s order', () => {
  const { ids, cvTitles } = siteWith(['projects', 'skills', 'about', 'experience']);
  expect(ids).toEqual(['home', 'projects', 'skills', 'about', 'experience', 'contact']);
  expect(cvTitles).toEqual([projects, skills, experience, education]);
});

test.each<[sections: SectionId[], grounds: string]>([
  [['about', 'experience', 'skills', 'projects'], 'land land land land deep deepest'],
  [['skills', 'about', 'experience', 'projects'], 'land land sea sea deep deepest'],
  [['about', 'skills'], 'land land land deepest'],
  // Without Skills, all but the last section is land.
  [['experience', 'about', 'projects'], 'land land land deep deepest'],
  [['projects', 'about'], 'land land land deepest'],
  [['about'], 'land land deepest'],
])('Home, %j and Contact stand on %s', (sections, grounds) => {
  expect(siteWith(sections).grounds.join(' ')).toBe(grounds);
});

test('a section that is not in the list is in no document, and no link leads to it', () => {
  const { site, ids, cvTitles } = siteWith(['about', 'experience']);
  expect(ids).toEqual(['home', 'about', 'experience', 'contact']);
  expect(cvTitles).toEqual([experience, education]);
  expect(jsonResume(site)).toMatchObject({ projects: [], skills: [] });
  expect(JSON.stringify(site.profile)).not.toContain('#skill');
  expect(siteWith([]).ids).toEqual(['home', 'contact']);
});

test.each<[what: string, changes: Changes, label: string | undefined]>([
  ['no entry', {}, undefined],
  // Home shows it.
  ['nothing but the availability', { owner: { availability: 'Now' } }, undefined],
  // Contact shows it.
  ['a fact', { owner: { facts: [{ name: 'Age', value: '9' }] } }, undefined],
  ['a service', { about: { services: [{ name: 'x', description: 'y' }] } }, en.about.title],
  ['a photo', { about: { photo: { src: '/x.png', alt: '' } } }, en.about.title],
  ['a school', { education: [{ school: 'x' }] }, en.experience.education],
  ['a certificate', { certificates: [{ name: 'x' }] }, en.experience.certificates],
  ['an award', { awards: [{ title: 'x' }] }, en.experience.awards],
])('an owner with %s has no empty section', (_, changes, label) => {
  const labels = sectionsFor(siteOf(changes)).map((each) => each.label);
  expect(labels).toEqual([en.menu.home, label, en.menu.contact].filter(Boolean));
});
