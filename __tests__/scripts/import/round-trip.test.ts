/** @jest-environment node */
import { skillGroups } from '@/lib/content/derived';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { jsonResume } from '@/lib/documents/resume';
import { resumeToContent } from '@/scripts/import/to-content';
import { fullContent } from '../../fixtures/content';
import { addressesOf } from '../../support/addresses';

/** The text of `resume.json`, read again; without the portrait, whose file it does not hold. */
function resumeOf(of: Content) {
  const { addressOf, portrait } = addressesOf(of);
  const resume = JSON.parse(JSON.stringify(jsonResume(of, addressOf, portrait)));
  delete resume.basics.image;
  return resume;
}

/** Gives each entry as many points as it may have. */
const withPoints = <Entry>(entries: Entry[]) =>
  entries.map((entry) => ({
    ...entry,
    highlights: Array.from({ length: 20 }, (_, index) => `What was done as number ${index}.`),
  }));

const everything: Content = {
  ...fullContent,
  owner: { ...fullContent.owner, pronouns: 'she/her' },
  experience: withPoints(fullContent.experience),
  education: withPoints(fullContent.education),
  projects: [...withPoints(fullContent.projects), { title: 'Without a description', tags: [] }],
};

test.each(Object.entries({ 'the template': templateContent, everything }))(
  'resume.json of %s, imported, gives the same resume.json',
  (_, of) => {
    const resume = resumeOf(of);
    const { content, unplaced } = resumeToContent(resume, '2000-01-01');
    expect(resumeOf(content)).toEqual(resume);
    expect(unplaced).toEqual([]);
    // JSON Resume has no place for a skill's image, nor for its note.
    const skillsOf = (each: Content) =>
      skillGroups(each.skills).flatMap(({ skills }) =>
        skills.map(({ image, note, ...said }) => said),
      );
    expect(skillsOf(content)).toEqual(skillsOf(of));
    expect(content.projects.map(({ highlights }) => highlights)).toEqual(
      of.projects.map(({ highlights }) => highlights),
    );
  },
);
