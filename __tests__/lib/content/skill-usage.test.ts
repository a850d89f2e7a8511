/** @jest-environment node */
import { content } from '@/lib/content';
import { projectsUsing, skillAnchors, tagEntries, usesOf } from '@/lib/content/derived';
import { projectAnchors } from '@/lib/content/text';
import { fullContent } from '../../fixtures/content';

describe('what a skill is used in', () => {
  test('is the projects tagged with it, whatever the letter case', () => {
    expect(projectsUsing('react', fullContent.projects)).toEqual([
      { title: 'Note G', anchor: 'project-note-g' },
    ]);
    expect(projectsUsing('  React ', fullContent.projects)).toHaveLength(1);
  });

  test('C is not used where C++ is', () => {
    const [first] = fullContent.projects;
    if (first === undefined) throw new Error('the fixture has no project');
    expect(projectsUsing('C', [{ ...first, tags: ['C++', 'C#', 'CSS'] }])).toEqual([]);
  });

  test('leads to anchors that the cards have', () => {
    const ids = projectAnchors(content.projects);
    for (const { name } of content.skills) {
      for (const { anchor } of projectsUsing(name, content.projects)) expect(ids).toContain(anchor);
    }
  });

  test('is also the experience that names it', () => {
    expect(usesOf('React', fullContent)).toEqual({
      projects: [{ title: 'Note G', anchor: 'project-note-g' }],
      experience: [{ role: 'Lead Analyst', company: 'Analytical Engine Works' }],
    });
    expect(usesOf('Java', fullContent)).toEqual({ projects: [], experience: [] });
  });

  test('is where a tag leads: to the card of the skill it names', () => {
    const [react, c] = skillAnchors(fullContent.skills);
    expect([react, c]).toEqual(['skill-react', 'skill-c']);
    expect(tagEntries(['REACT', 'Engines', 'c'], fullContent.skills)).toEqual([
      { name: 'REACT', href: '#skill-react' },
      { name: 'Engines' },
      { name: 'c', href: '#skill-c' },
    ]);
  });

  test('is not given twice for a tag that stands twice', () => {
    const names = tagEntries(['React', 'Engines', ' react', 'engines'], fullContent.skills);
    expect(names).toHaveLength(2);
  });
});
