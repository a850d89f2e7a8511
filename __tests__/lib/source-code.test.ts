/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/scripts/support/list-files';

/** The TypeScript in these folders as one text without comments; `isLeftOut` gets each path. */
const sourceCode = (folders: string[], isLeftOut = (_file: string) => false): string =>
  folders
    .flatMap((folder) => listFiles(folder).map((file) => path.posix.join(folder, file)))
    .filter((file) => /\.(tsx?|m?js)$/.test(file) && !isLeftOut(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/ .*/g, ''))
    .join('\n');

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

test('the site and its tests need nothing in tools/', () => {
  const folder = 'tools';
  const folders = ['app', 'components', 'lib', 'scripts', 'template', '__tests__'];
  const settings = readdirSync('.').filter((file) => file.endsWith('.config.ts'));
  const isTool = (file: string) => file.startsWith(`__tests__/${folder}/`);
  const texts = [
    sourceCode(folders, isTool),
    ...settings.map((file) => readFileSync(file, 'utf8')),
  ];
  // An import, or the path of a file to start.
  expect(texts.join().match(new RegExp(`['"\`/]${folder}/.*`, 'g'))).toBeNull();
});

test('each exported name of lib has one meaning', () => {
  const exports = sourceCode(['lib']).matchAll(
    /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm,
  );
  const names = Array.from(exports, ([, name]) => name);
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
