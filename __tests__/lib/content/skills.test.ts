/** @jest-environment node */
import { ownerFacts } from '@/lib/content/owner-facts';
import { tagEntries } from '@/lib/content/skills';
import { en } from '@/lib/words/en';
import { fullContent } from '../../fixtures/content';

test('a tag links to the card of its skill, and duplicates are removed', () => {
  expect(tagEntries(['REACT', 'Engines', 'c', ' engines'], fullContent.skills)).toEqual([
    { name: 'REACT', href: '#skill-react' },
    { name: 'Engines' },
    { name: 'c', href: '#skill-c' },
  ]);
});

test('a language and its level have no brackets in brackets', () => {
  const languages = [
    { name: 'English', level: 'fluent' },
    { name: 'Chinese (Mandarin)', level: 'basic' },
    { name: 'Latin' },
  ];
  const owner = { ...fullContent.owner, languages };
  const facts = ownerFacts({ owner, site: fullContent.site }, en.facts);
  expect(facts.find(({ kind }) => kind === 'languages')?.value).toBe(
    'English (fluent), Chinese (Mandarin) – basic, Latin',
  );
});
