import { textParts } from '@/lib/content/linked-text';

const page = 'https://example.org/page';

/** Writes each link of a text as `<text|address>`. */
const marked = (text: string) =>
  textParts(text)
    .map((part) => (part.href === undefined ? part.text : `<${part.text}|${part.href}>`))
    .join('');

test.each([
  ['one link', `See my [pull request](${page}).`, `See my <pull request|${page}>.`],
  ['a link in parentheses', `Merged ([#12](${page})).`, `Merged (<#12|${page}>).`],
  ['neighboring links', `[a](${page})[b](${page})`, `<a|${page}><b|${page}>`],
  ['parentheses in the address', `Wrote [C](${page}_(C)).`, `Wrote <C|${page}_(C)>.`],
  ['a mail address', '[Write](mailto:a@b.org?subject=Hi)', '<Write|mailto:a@b.org?subject=Hi>'],
  ['a part of the page', 'At [school](#education).', 'At <school|#education>.'],
  ['letters with marks', '[नौका](#project-नौका)', '<नौका|#project-नौका>'],
  ['a link after brackets', `a[0] and [b](${page})`, `a[0] and <b|${page}>`],
])('a text may have %s', (_, text, expected) => {
  expect(marked(text)).toBe(expected);
  expect(textParts(text)).not.toContainEqual({ text: '' });
});

test.each([
  'handlers[event.type](event.target)',
  '[sic] (https://example.org)',
  'See [docs](htp://example.org) now',
  '[docs](https://user:password@example.org)',
  '[](https://example.org)',
  '[docs](javascript:alert(1))',
  '[docs](/thesis.pdf)',
  '[docs](#)',
  '[docs](#/a"b)',
])('%j is plain text', (text) => {
  expect(textParts(text)).toEqual([{ text }]);
});
