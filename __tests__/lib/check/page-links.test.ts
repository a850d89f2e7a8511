import { faultLine } from '@/lib/check/fault';
import type { ContentByFolder } from '@/lib/content/schema';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { checkContent } from '../../support/check-content';

const linesFor = (files: ContentByFolder) => checkContent(files).faults.map(faultLine);

const content = changed(minimalContent, {
  about: { paragraphs: ['See [all](#projects), [Kelp](#project-kelp) and [C](#skill-c).'] },
  education: [{ school: 'Reef' }],
  awards: [{ title: 'Net of the year', summary: 'At [school](#education), not [top](#home).' }],
  projects: [{ title: 'Kelp', tags: [] }],
  skills: [{ name: 'C' }],
});

// The page of `next dev` shows what this function returns.
test('a SITE_URL that is no address is a fault, and links in texts are not checked then', () => {
  jest.replaceProperty(process, 'env', { ...process.env, SITE_URL: 'foo' });
  expect(linesFor({ '': changed(content, { owner: { intro: '[a](#nothing)' } }) })).toEqual([
    expect.stringMatching(/^SITE_URL: must be an address like "https:.*; given: "foo"$/),
  ]);
});

test('links in texts lead to sections, lists of the career, projects and skills of the page', () => {
  expect(linesFor({ '': content })).toEqual([]);
});

test('only a text that the page shows must lead to a part of it', () => {
  const description = 'Like [Kelp](#project-kelp).';
  const withLink = (sections: ('about' | 'projects')[]) =>
    changed(content, {
      about: { paragraphs: [] },
      owner: { skillsIntro: 'I write [Rust](#skill-rust).' },
      projects: [{ title: 'Alga', description, tags: [] }],
      look: { sections },
    });
  expect(linesFor({ '': withLink(['about']) })).toEqual([]);
  expect(linesFor({ '': withLink(['about', 'projects']) })).toEqual([
    expect.stringMatching(/^content\/projects\.ts › entry 1 .* given: "#project-kelp"$/),
  ]);
});
