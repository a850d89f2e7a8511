/** @jest-environment node */

import { byFeatured, featuredFirst, ownerFacts } from '@/lib/content/derived';
import { projectLinks } from '@/lib/content/links';
import { en } from '@/lib/words/en';
import { owner, project, site } from '../../fixtures/entries';

test('a project’s links come in one order, however the owner wrote them', () => {
  const links = projectLinks(
    project({ apkLink: '/a.apk', repoLink: 'https://code.example', demoLink: '/demo.html' }),
    (named) => `[${named}]`,
  );
  expect(links).toEqual([
    { kind: 'demo', href: '[/demo.html]' },
    { kind: 'repo', href: '[https://code.example]' },
    { kind: 'apk', href: '[/a.apk]' },
  ]);
});

test('featured projects come first, both kinds in the owner’s order', () => {
  const projects = [
    project({ title: 'Zebra' }),
    project({ title: 'Yak', featured: true }),
    project({ title: 'Ant', featured: false }),
    project({ title: 'Bee', featured: true }),
  ];
  const titles = (list: readonly { title: string }[]) => list.map(({ title }) => title);
  expect(titles(featuredFirst(projects))).toEqual(['Yak', 'Bee', 'Zebra', 'Ant']);
  expect(titles(byFeatured(projects).featured)).toEqual(['Yak', 'Bee']);
  expect(titles(byFeatured(projects).others)).toEqual(['Zebra', 'Ant']);
});

test('facts are what the owner told, the time zone with its name where there is room', () => {
  expect(ownerFacts({ owner: owner(), site }, en.facts)).toEqual([]);
  const told = owner({
    availability: 'From May',
    timeZone: 'Asia/Manila',
    languages: [
      { name: 'Filipino', level: 'native' },
      { name: 'English', level: 'fluent' },
    ],
  });
  const values = (zone?: 'name and offset') =>
    ownerFacts({ owner: told, site }, en.facts, zone).map(({ name, value }) => `${name}: ${value}`);
  expect(values()).toEqual([
    'Availability: From May',
    'Time zone: UTC+8',
    'Languages: Filipino (native), English (fluent)',
  ]);
  expect(values('name and offset')[1]).toBe('Time zone: Asia/Manila (UTC+8)');
});
