/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// Who may know whom in this repository. Arrows run one way; a file that breaks one is named. That none
// runs in a circle is Biome's to say.

const root = path.resolve(__dirname, '..');
const folders = ['app', 'components', 'content', 'template', 'lib'];

interface Import {
  /** Path of the importing file from the root, and of what it imports, or a package's name. */
  from: string;
  to: string;
  isType: boolean;
}

const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, ...name.split(path.sep))),
);

const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

const importPattern =
  /(?:^(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?|(?<typeof>typeof\s+)?import\()'(?<to>[^']+)'/gm;

const imports: Import[] = [...sources].flatMap(([from, source]) =>
  [...source.matchAll(importPattern)].map(({ groups = {} }) => ({
    from,
    to: resolve(from, groups.to ?? ''),
    isType: groups.type !== undefined || groups.typeof !== undefined,
  })),
);

function resolve(from: string, to: string): string {
  if (to.startsWith('@/')) return to.slice(2);
  return to.startsWith('.') ? path.posix.join(path.posix.dirname(from), to) : to;
}

const within = (file: string, ...homes: string[]) =>
  homes.some((home) => file === home || file.startsWith(`${home}/`));

const isOurs = ({ to }: Import) => within(to, ...folders, 'scripts', '__tests__', 'public');

/** Imports of our own files that leave `home` for somewhere else than `allowed`. */
const strays = (home: string, ...allowed: string[]) =>
  imports
    .filter((each) => within(each.from, home) && isOurs(each) && !within(each.to, home, ...allowed))
    .map(({ from, to }) => `${from} imports ${to}`);

test('the imports are found at all', () => {
  expect(files.length).toBeGreaterThan(50);
  expect(imports).toContainEqual({ from: 'app/page.tsx', to: 'lib/content', isType: false });
  expect(imports).toContainEqual({
    from: 'components/sections/Headline.tsx',
    to: 'lib/browser/typed-headline',
    isType: false,
  });
});

test('app knows components and lib', () => {
  expect(strays('app', 'components', 'lib')).toEqual([]);
});

test('components know lib; what sections share knows no section', () => {
  expect(strays('components', 'lib')).toEqual([]);
  expect(strays('components/ui', 'components/theme', 'lib')).toEqual([]);
  expect(strays('components/contact-form', 'components/ui', 'components/theme', 'lib')).toEqual([]);
  expect(strays('components/theme', 'lib')).toEqual([]);
});

test('lib knows no components; one file reads content, and one the template', () => {
  const readers =
    /^lib\/content\/(owner-files\.ts imports content|template-files\.ts imports template)\//;
  expect(strays('lib').filter((stray) => !readers.test(stray))).toEqual([]);
});

test.each(['content', 'template'])('%s knows nothing but the types of its schema', (home) => {
  expect(strays(home, 'lib/content/schema')).toEqual([]);
  const values = imports.filter(
    ({ from, to, isType }) => within(from, home) && !isType && !within(to, home),
  );
  expect(values).toEqual([]);
});

test('no island brings content into the browser', () => {
  const islands = files.filter((file) => sources.get(file)?.startsWith("'use client'"));
  expect(islands.length).toBeGreaterThan(10);
  const reads = [
    'lib/content',
    'lib/content/owner-files',
    'lib/content/schema',
    'lib/content/check',
  ];
  const known = imports.filter(
    ({ from, to, isType }) => islands.includes(from) && reads.includes(to) && !isType,
  );
  expect(known).toEqual([]);
});
