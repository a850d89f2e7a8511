import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'esbuild';
import { expect, test } from './support/fixtures';

/** Syntax that Safari 15.4 stops at; one piece of it, and none of the file runs. */
const unknown = {
  'class-static-blocks': false,
  'class-private-brand-check': false,
  'regexp-lookbehind-assertions': false,
  'regexp-match-indices': false,
  'regexp-set-notation': false,
  hashbang: false,
  using: false,
};

const scripts = readdirSync('out/_next', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => path.join('out/_next', name));

test('the scripts are written as browsers of 2022 can read them', async () => {
  expect(scripts.length).toBeGreaterThan(3);
  for (const file of scripts) {
    const source = readFileSync(file, 'utf8');
    const [as, without] = await Promise.all([
      transform(source, { minify: true }),
      transform(source, { minify: true, supported: unknown }),
    ]);
    // Said without that syntax, it reads the same.
    expect(without.warnings, file).toEqual([]);
    expect(without.code === as.code, file).toBe(true);
  }
});

test('no colour needs a browser of 2023 or later', () => {
  for (const page of ['out/index.html', 'out/404.html']) {
    expect(readFileSync(page, 'utf8')).not.toMatch(/light-dark\(|oklch\(|color-mix\(|oklab\(/);
  }
});
