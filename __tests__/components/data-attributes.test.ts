/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/list-files';

/** All code of the page and of the steps after its export, without comments. */
const code = ['app', 'components', 'lib', 'scripts/build']
  .flatMap((folder) => listFiles(folder).map((file) => path.join(folder, file)))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
  .join('\n');

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
