/** @jest-environment node */
import { content } from '@/lib/content';
import { sections } from '@/lib/content/derived';
import { isTemplateContent } from '@/lib/content/template';
import { isSite, TESTS_SITE } from '@/scripts/test/project-copy';

// Holds the content this repository ships with to the specification, and is silent about any other.

const { about, contact, experience, owner, projects, skills } = content;
const whileShipped = isTemplateContent(content) ? test : () => {};

whileShipped('the headline has three phrases, the name first', () => {
  expect([owner.name, ...owner.headline]).toEqual([
    owner.name,
    'a Full Stack Developer',
    'a Tech Enthusiast',
  ]);
});

whileShipped('About has three paragraphs and four services', () => {
  expect(about.paragraphs).toHaveLength(3);
  expect(about.paragraphs.join(' ')).toMatch(/Computer Science at a city college/);
  expect(about.services.map(({ name }) => name)).toEqual([
    'Frontend Development',
    'Backend Development',
    'AI/ML Development',
    'Mobile Development',
  ]);
});

whileShipped('each experience has its role, type, period and place', () => {
  expect(experience.map(({ role, type, period }) => [role, type, period])).toEqual([
    ['Quality Assurance Tester', 'internship', 'Sept 2025 – Present'],
    ['Lead Developer', 'full-time', 'Aug 2024 – Present'],
    ['Head Marshal', 'part-time volunteer', 'Sep 2023 – Dec 2024'],
  ]);
  for (const { location } of experience) expect(location).toBe('Calamba, Philippines');
});

whileShipped('each skill has its level', () => {
  expect(skills.map(({ name, level }) => [name, level])).toEqual([
    ['React', 90],
    ['JavaScript', 90],
    ['Python', 85],
    ['Node.js', 85],
    ['PHP', 75],
    ['MySQL', 65],
    ['Java', 60],
    ['C', 45],
  ]);
});

whileShipped('each project has exactly its links, and two are featured', () => {
  const linksOf = (project: object) =>
    Object.keys(project)
      .filter((key) => key.endsWith('Link'))
      .sort();
  expect(projects.map((each) => [each.title, Boolean(each.featured), linksOf(each)])).toEqual([
    ['Arkha', true, ['demoLink', 'repoLink']],
    ['SupportHub', true, ['repoLink', 'videoLink']],
    ['Devpulse', false, ['repoLink', 'videoLink']],
    ['Crypt The Prices', false, ['demoLink', 'repoLink']],
    ['Pathfinder CCC', false, ['apkLink', 'videoLink']],
  ]);
});

whileShipped('the place is Laguna, and three networks are named', () => {
  expect(contact.location).toBe('Laguna, Philippines');
  expect(contact.social.map(({ name }) => name)).toEqual(['GitHub', 'LinkedIn', 'Twitter']);
});

test('the page has six anchors', () => {
  expect([...sections]).toEqual(['home', 'about', 'experience', 'skills', 'projects', 'contact']);
});

whileShipped('nothing can be taken for a real person’s address', () => {
  expect(contact.email).toMatch(/@example\.(com|org|net)$/);
  const links = projects.flatMap((project) =>
    Object.entries(project).flatMap(([key, value]) => (key.endsWith('Link') ? [value] : [])),
  );
  for (const link of [...links, ...contact.social.map(({ href }) => href)]) {
    expect(link).toMatch(/^https:\/\/example\.com\//);
  }
});

whileShipped('it is the same in template/, with its pictures', async () => {
  expect(await isSite(TESTS_SITE)).toBe(true);
});
