/** @jest-environment node */
import { skillGroups } from '@/lib/content/derived';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { jsonResume } from '@/lib/documents/resume';
import { resumeToContent } from '@/scripts/import/to-content';
import { fullContent } from '../../fixtures/content';
import { addressesOf } from '../../support/addresses';

/** Writes and reads `resume.json`, without the portrait, whose file it does not contain. */
function resumeOf(of: Content) {
  const { addressOf, portrait } = addressesOf(of);
  const resume = JSON.parse(JSON.stringify(jsonResume(of, addressOf, portrait)));
  delete resume.basics.image;
  return resume;
}

/** Gives each entry the highest allowed number of highlights. */
const withHighlights = <Entry>(entries: Entry[]) =>
  entries.map((entry) => ({
    ...entry,
    highlights: Array.from({ length: 20 }, (_, index) => `What was done as number ${index}.`),
  }));

const everything: Content = {
  ...fullContent,
  owner: { ...fullContent.owner, pronouns: 'she/her' },
  experience: withHighlights(fullContent.experience),
  education: withHighlights(fullContent.education),
  projects: [...withHighlights(fullContent.projects), { title: 'Without a description', tags: [] }],
};

test.each(Object.entries({ 'the template': templateContent, everything }))(
  'importing resume.json of %s gives the same resume.json',
  (_, of) => {
    const resume = resumeOf(of);
    const { content, unplaced } = resumeToContent(resume, '2000-01-01');
    expect(resumeOf(content)).toEqual(resume);
    expect(unplaced).toEqual([]);
    // JSON Resume has no field for a skill's image or note.
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
