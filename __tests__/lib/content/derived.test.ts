/** @jest-environment node */
import { skillUsage, tagEntries } from '@/lib/content/derived';
import { projectLinks } from '@/lib/content/links';
import type { Project } from '@/lib/content/schema';
import { fullContent } from '../../fixtures/content';

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

test('a skill is used in the projects tagged with it and the experience that names it', () => {
  expect(skillUsage(fullContent)(' mysql ')).toEqual({
    projects: [
      { name: 'Arkha', href: '#project-arkha' },
      { name: 'SupportHub', href: '#project-supporthub' },
    ],
    employers: [{ name: 'Lantern Labs Collective' }],
  });
  // "C" is in no tag as such, but in "C++" and "React".
  const others = skillUsage({ projects: [projectWith({ tags: ['C++', 'C#'] })], experience: [] });
  expect(others('C')).toEqual({ projects: [], employers: [] });
});

test('a tag leads to the card of the skill it names, and stands once', () => {
  expect(tagEntries(['REACT', 'Engines', 'c', ' engines'], fullContent.skills)).toEqual([
    { name: 'REACT', href: '#skill-react' },
    { name: 'Engines' },
    { name: 'c', href: '#skill-c' },
  ]);
});
