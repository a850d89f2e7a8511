import { type Content, contentSchema, type Skill } from '@/lib/content/schema';
import { jsonResume } from '@/lib/documents/resume';
import { content as sampleContent } from '@/template/content';
import { resumeToContent } from '@/tools/import/to-content';
import { unreadLines } from '@/tools/import/unread';
import { complete } from '../../fixtures/complete';
import { siteOf } from '../../support/site';

/** Writes and reads `resume.json`, without the portrait, whose file it does not contain. */
const resumeOf = (of: Content) => JSON.parse(JSON.stringify(jsonResume(siteOf(of))));

const mail = 'mailto:ana@reef.example?subject=Kelp';

/** Every field and two entries in each list, the latest first; then entries with few fields. */
const everyField: Content = {
  ...complete,
  experience: [
    ...complete.experience.toReversed(),
    { company: 'Reef', role: 'Diver', period: 'long ago', skills: [] },
    { company: 'Shore', role: 'Diver', link: mail, skills: [] },
  ],
  projects: [
    ...complete.projects,
    { title: 'Without a description', tags: [] },
    { title: 'With an address of mail', links: [{ name: 'Write to us', href: mail }], tags: [] },
  ],
};

/** A content without an intro that could be divided, and without a biography. */
const fewTexts: Content = {
  ...sampleContent,
  owner: { ...sampleContent.owner, intro: 'I dive. I mend nets. I count kelp. I swim.' },
  about: { paragraphs: [], services: [] },
};

/** Fields that a résumé does not contain: pictures, legal texts, settings of the page. */
const pageOnly =
  /^(alsoMine|cv|emailService|image|legal|logo|look|paperSize|photo|portrait|typedName|words)$/;

/** The part of a content that a résumé contains. */
function inResume(content: Content) {
  // A group's skills are next to each other, and featured projects come first, as on the page.
  const groups = content.skills.flatMap(({ group }) => group ?? []);
  const placeOf = ({ group }: Skill) => (group ? groups.indexOf(group) : groups.length);
  const skills = content.skills.toSorted((one, other) => placeOf(one) - placeOf(other));
  const projects = content.projects.toSorted(
    (one, other) => Number(other.featured ?? false) - Number(one.featured ?? false),
  );
  const json = JSON.stringify({ ...content, skills, projects }, (key, value) =>
    pageOnly.test(key) || (key === 'inCv' && value === true) ? undefined : value,
  );
  return JSON.parse(json);
}

test.each([
  ['the template', sampleContent],
  ['a content with every field', everyField],
  ['a content with few texts', fewTexts],
] as const)(
  'importing resume.json of %s gives the same content and the same resume.json',
  (_, of) => {
    const resume = resumeOf(of);
    const content = resumeToContent(resume, of.site.updated);
    const imported = contentSchema.parse(JSON.parse(JSON.stringify(content)));
    expect(inResume(imported)).toEqual(inResume(of));
    expect(resumeOf(imported)).toEqual(resume);
    expect(unreadLines(resume)).toEqual([]);
  },
);
