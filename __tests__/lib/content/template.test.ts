/** @jest-environment node */
import { templateContent } from '@/lib/content/template';

test('the shipped projects have the links of the specification, and two are featured', () => {
  const linksOf = (project: object) =>
    Object.keys(project)
      .filter((key) => key.endsWith('Link'))
      .sort();
  expect(
    templateContent.projects.map((each) => [each.title, Boolean(each.featured), linksOf(each)]),
  ).toEqual([
    ['Arkha', true, ['demoLink', 'repoLink']],
    ['SupportHub', true, ['repoLink', 'videoLink']],
    ['Devpulse', false, ['repoLink', 'videoLink']],
    ['Crypt The Prices', false, ['demoLink', 'repoLink']],
    ['Pathfinder CCC', false, ['apkLink', 'videoLink']],
  ]);
});

test('the shipped skills and experience are those of the specification', () => {
  const { about, experience, skills } = templateContent;
  expect(skills.map(({ name, level }) => `${name} ${level}`).join(', ')).toBe(
    'React 90, JavaScript 90, Python 85, Node.js 85, PHP 75, MySQL 65, Java 60, C 45',
  );
  expect(experience.map(({ role, type, period }) => [role, type, period])).toEqual([
    ['Quality Assurance Tester', 'internship', 'Sept 2025 – Present'],
    ['Lead Developer', 'full-time', 'Aug 2024 – Present'],
    ['Head Marshal', 'part-time volunteer', 'Sep 2023 – Dec 2024'],
  ]);
  expect(about.paragraphs).toHaveLength(3);
  expect(about.services).toHaveLength(4);
});
