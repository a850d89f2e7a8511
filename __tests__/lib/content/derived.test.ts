/** @jest-environment node */
import {
  featuredFirst,
  ownerFacts,
  skillGroups,
  skillUsage,
  tagEntries,
} from '@/lib/content/derived';
import { projectLinks } from '@/lib/content/links';
import { en } from '@/lib/words/en';
import { fullContent, minimalContent } from '../../fixtures/content';

const [project] = fullContent.projects;
const projectWith = (change: object) => ({
  ...project,
  title: 'A',
  description: 'B',
  tags: [],
  ...change,
});

test('a project’s links come in one order, however the owner wrote them', () => {
  const { apkLink, videoLink, ...others } = { ...project };
  const links = projectLinks(
    projectWith({ apkLink, ...others, videoLink }),
    (named) => `[${named}]`,
  );
  expect(links).toEqual([
    { kind: 'demo', href: '[https://demo.example/g]' },
    { kind: 'video', href: '[https://video.example/g]' },
    { kind: 'repo', href: '[https://code.example/g]' },
    { kind: 'apk', href: '[https://apk.example/g.apk]' },
  ]);
});

test('featured projects come first, both kinds in the owner’s order', () => {
  const projects = [
    projectWith({ title: 'Zebra' }),
    projectWith({ title: 'Yak', featured: true }),
    projectWith({ title: 'Ant', featured: false }),
    projectWith({ title: 'Bee', featured: true }),
  ];
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  expect(titles(featuredFirst(projects))).toEqual(['Yak', 'Bee', 'Zebra', 'Ant']);
});

test('skills stand in their groups, those of none last', () => {
  const skills = [
    { name: 'Git' },
    { name: 'C', group: 'Languages' },
    { name: 'Docker', group: 'Tools' },
    { name: 'Java', group: ' Languages' },
  ];
  const names = skillGroups(skills).map((group) => [
    group.name,
    group.skills.map(({ name }) => name),
  ]);
  expect(names).toEqual([
    ['Languages', ['C', 'Java']],
    ['Tools', ['Docker']],
    [undefined, ['Git']],
  ]);
});

test('facts are what the owner told, the time zone with its name where there is room', () => {
  expect(ownerFacts(minimalContent, en.facts)).toEqual([]);
  const values = (zone?: 'name and offset') =>
    ownerFacts(fullContent, en.facts, zone).map(({ name, value }) => `${name}: ${value}`);
  expect(values()).toEqual([
    'Availability: Open to commissions from May 1843',
    'Work location: Remote or in London',
    'Time zone: UTC+0/+1',
    'Languages: English (native), French (fluent)',
  ]);
  expect(values('name and offset')[2]).toBe('Time zone: Europe/London (UTC+0/+1)');
});

test('a skill is used in the projects tagged with it and the experience that names it', () => {
  expect(skillUsage(fullContent)(' React ')).toEqual([
    { name: 'Note G', href: '#project-note-g' },
    { name: 'Analytical Engine Works' },
  ]);
  // "C" is in no tag as such, but in "C++" and "React".
  const others = skillUsage({ projects: [projectWith({ tags: ['C++', 'C#'] })], experience: [] });
  expect(others('C')).toEqual([]);
});

test('a tag leads to the card of the skill it names, and stands once', () => {
  expect(tagEntries(['REACT', 'Engines', 'c', ' engines'], fullContent.skills)).toEqual([
    { name: 'REACT', href: '#skill-react' },
    { name: 'Engines' },
    { name: 'c', href: '#skill-c' },
  ]);
});
