/** @jest-environment node */
import {
  featuredFirst,
  ownerFacts,
  skillGroups,
  skillUsage,
  tagEntries,
} from '@/lib/content/derived';
import { projectLinks } from '@/lib/content/links';
import type { Project } from '@/lib/content/schema';
import { en } from '@/lib/words/en';
import { fullContent, minimalContent } from '../../fixtures/content';

const projectWith = (change: Partial<Project>) => ({ title: 'A', tags: [], ...change });

test('a project’s links come in one order, however the owner wrote them', () => {
  const links = { apkLink: 'apk', repoLink: 'code', demoLink: 'demo', videoLink: 'video' };
  expect(projectLinks(projectWith(links), (named) => `[${named}]`)).toEqual([
    { kind: 'demo', href: '[demo]' },
    { kind: 'video', href: '[video]' },
    { kind: 'repo', href: '[code]' },
    { kind: 'apk', href: '[apk]' },
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
    'Availability: Open to internships and junior roles from June 2027',
    'Work location: Remote, or on site in Laguna and Metro Manila',
    'Time zone: UTC+8',
    'Languages: Filipino (native), English (professional)',
  ]);
  expect(values('name and offset')[2]).toBe('Time zone: Asia/Manila (UTC+8)');
});

test('a skill is used in the projects tagged with it and the experience that names it', () => {
  expect(skillUsage(fullContent)(' mysql ')).toEqual([
    { name: 'Arkha', href: '#project-arkha' },
    { name: 'SupportHub', href: '#project-supporthub' },
    { name: 'Lantern Labs Collective' },
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
