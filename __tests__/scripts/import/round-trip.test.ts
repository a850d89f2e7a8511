/** @jest-environment node */
import { checkContent } from '@/lib/content/check';
import type { Content } from '@/lib/content/schema';
import { templateContent } from '@/lib/content/template';
import { jsonResume } from '@/lib/documents/resume';
import { resumeToContent } from '@/scripts/import/resume-to-content';
import { fullContent, minimalContent } from '../../fixtures/content';
import { full } from '../../fixtures/lives';
import { places } from '../../support/places';

/** The text of `resume.json`, read again; without the portrait, whose file it does not hold. */
function resumeOf(of: Content) {
  const { addressOf, imageOf } = places(of);
  const resume = JSON.parse(JSON.stringify(jsonResume(of, addressOf, imageOf)));
  delete resume.basics.image;
  return resume;
}

const life = checkContent({
  ...full,
  site: fullContent.site,
  owner: { ...full.owner, portrait: undefined },
  projects: full.projects.map((project) => ({ ...project, image: undefined })),
});

test.each(
  Object.entries({
    'the template': templateContent,
    minimalContent,
    fullContent,
    life,
  }),
)('resume.json of %s, imported, gives the same resume.json', (_, of) => {
  const resume = resumeOf(of);
  const imported = resumeToContent(resume, '2000-01-01');
  expect(resumeOf(imported.content)).toEqual(resume);
  expect(imported.unplaced).toEqual([]);
});
