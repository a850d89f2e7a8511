import { faultLine } from '@/lib/content/fault';
import type { ContentByFolder } from '@/lib/content/schema';
import { checkContent } from '@/lib/site/check-content';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';

const linesFor = (files: ContentByFolder) => checkContent(files).faults.map(faultLine);

const hint = '"Put links into texts" in docs/make-it-yours.md names them';

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

test('a link in a text to no part of the page is a fault that says where the parts are named', () => {
  const withIntro = (intro: string) => changed(content, { owner: { intro } });
  expect(linesFor({ '': withIntro('[a](#educaton) [b](#nothing)') })).toEqual([
    `content/owner.ts › intro: the page / has no such part; ${hint}; given: "#educaton"`,
    `content/owner.ts › intro: the page / has no such part; ${hint}; given: "#nothing"`,
  ]);
  // The page leaves out empty sections.
  const main = changed(content, { skills: [] });
  expect(linesFor({ '': main })).toEqual([expect.stringContaining('given: "#skill-c"')]);
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
    `content/projects.ts › entry 1 ("Alga") › description: the page / has no such part; ${hint}; given: "#project-kelp"`,
  ]);
});

test('a text that a second language shares may lead to an entry that it names differently', () => {
  const es = {
    site: { ...content.site, language: 'es' },
    projects: [{ title: 'Alga', tags: [] }],
  };
  expect(linesFor({ '': content, es })).toEqual([
    `content/about.ts › paragraphs › entry 1: the page /es/ has no such part; ${hint}; given: "#project-kelp"`,
  ]);
});

test('a fault in legal texts that a second language shares is reported once, where they are', () => {
  const legal = [{ name: 'Imprint', paragraphs: ['See [this](#educaton).'] }];
  const es = { site: { ...content.site, language: 'es' } };
  expect(linesFor({ '': changed(content, { site: { legal } }), es })).toEqual([
    `content/site.ts › legal › entry 1 ("Imprint") › paragraphs › entry 1: the page / has no such part; ${hint}; given: "#educaton"`,
  ]);
});
