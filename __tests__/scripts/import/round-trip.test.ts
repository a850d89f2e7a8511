/** @jest-environment node */
import { checkContent } from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { jsonResume } from '@/lib/documents/resume';
import { resumeToContent } from '@/scripts/import/to-content';
import { places } from '../../support/places';

/** The text of `resume.json`, read again; without the portrait, whose file it does not hold. */
function resumeOf(of: Content) {
  const { addressOf, imageOf } = places(of);
  const resume = JSON.parse(JSON.stringify(jsonResume(of, addressOf, imageOf)));
  delete resume.basics.image;
  return resume;
}

const points = Array.from({ length: 20 }, (_, index) => `What was done as number ${index}.`);

/** Each kind of entry with every field that `resume.json` tells of it. */
const everything = checkContent({
  ...templateContent,
  site: { ...templateContent.site, language: 'en-GB' },
  owner: { ...templateContent.owner, pronouns: 'she/her' },
  experience: [
    {
      company: 'Harbour Post',
      role: 'Lead Developer',
      type: 'full-time',
      period: { from: '2022', to: 'present' },
      location: 'Cebu',
      description: 'Parcels.',
      highlights: points,
      skills: ['React', 'Planning'],
      link: 'https://harbour.example',
    },
    { company: 'Reef Helpers', role: 'Diver', type: 'volunteer', skills: [] },
  ],
  education: [
    {
      school: 'City College',
      programme: 'BSc Computer Science',
      period: '2019 – 2023',
      description: 'A thesis on kelp.',
      highlights: points,
      link: 'https://college.example',
    },
  ],
  certificates: [
    { name: 'Diving', issuer: 'Reef Academy', date: '2024-05-20', link: 'https://c.example' },
  ],
  skills: [
    { name: 'React', level: 33.3, group: 'Frontend' },
    { name: 'PHP', level: 100 },
    { name: 'Patience' },
  ],
  projects: [
    {
      title: 'Kelp',
      description: 'Counts kelp.',
      period: 'Mar 2023 – May 2024',
      role: 'Lead',
      highlights: points,
      tags: ['React', 'Maps'],
      demoLink: 'https://kelp.example',
    },
    { title: 'Without a description', tags: [] },
  ],
});

test.each(Object.entries({ 'the template': templateContent, everything }))(
  'resume.json of %s, imported, gives the same resume.json',
  (_, of) => {
    const resume = resumeOf(of);
    const { content, notes, unplaced } = resumeToContent(resume, '2000-01-01');
    expect(resumeOf(content)).toEqual(resume);
    expect([...notes, ...unplaced]).toEqual([]);
    expect(content.skills.map(({ level }) => level)).toEqual(of.skills.map(({ level }) => level));
    expect(content.projects.map(({ highlights }) => highlights)).toEqual(
      of.projects.map(({ highlights }) => highlights),
    );
  },
);
