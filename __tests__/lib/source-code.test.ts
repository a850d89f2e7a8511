/** @jest-environment node */
import { sourceCode } from '../support/source-code';

// The page and the steps after its export.
const code = sourceCode(['app', 'components', 'lib', 'scripts/build']);

const matches = (pattern: RegExp) => Array.from(code.matchAll(pattern), ([, name = '']) => name);

/** `dataset.darkHeader` is the attribute `data-dark-header`. */
const inKebabCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('every data attribute that is written is read, and the other way round', () => {
  const written = [
    ...matches(/(?<![[.\w-])data-([a-z-]+)(?='?[=:]|',|'\))/g),
    ...matches(/dataset\.(\w+)(?= =(?!=))/g).map(inKebabCase),
  ];
  const read = [
    ...matches(/\[data-([a-z-]+)/g),
    ...matches(/dataset\.(\w+)\b(?! =(?!=))/g).map(inKebabCase),
    ...matches(/attr\(data-([a-z-]+)/g),
    ...matches(/(?:has|get)Attribute\('data-([a-z-]+)'/g),
  ];
  expect([...new Set(written)].sort()).toEqual([...new Set(read)].sort());
});

test('every part that the rules for paper treat differently exists, and the other way round', () => {
  const written = matches(/(?<!\[)data-print="([a-z-]+)"/g);
  const read = matches(/\[data-print='([a-z-]+)'\]/g);
  expect([...new Set(written)].sort()).toEqual([...new Set(read)].sort());
});
