import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/hosting/list-files';

/** The folders of lib. Each one imports only from itself and from those above it in this list. */
const layers = [
  'hosting',
  'design',
  'words',
  'language',
  'images',
  'content',
  'profile',
  'site',
  'browser',
  'contact',
  'documents',
  'page-head',
];

const layerOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '');

test('imports between the folders of lib have one direction', () => {
  const wrong = listFiles('lib')
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const imported = readFileSync(path.join('lib', file), 'utf8').matchAll(/ from '(\.[^']+)'/g);
      return Array.from(imported, ([, name = '']) => path.posix.join(path.dirname(file), name))
        .filter((name) => !name.startsWith('..'))
        .filter((name) => layerOf(name) > layerOf(file))
        .map((name) => `lib/${file} imports from lib/${name}`);
    });
  expect(wrong).toEqual([]);
});

test('each folder of lib is a layer', () => {
  const folders = new Set(listFiles('lib').map((file) => file.split('/')[0]));
  expect([...folders].sort()).toEqual(layers.toSorted());
});
