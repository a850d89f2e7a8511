/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firstImport } from '../support/first-import';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const commands = readdirSync('tools').filter((name) => name.endsWith('.ts'));

test.each(commands)('tools/%s is a command that checks the version of Node first', (name) => {
  expect(scripts[path.basename(name, '.ts')]).toBe(`tsx tools/${name}`);
  expect(firstImport(`tools/${name}`)).toBe('scripts/support/require-node');
});

test('the linter keeps the folders of all commands apart', () => {
  const folders = readdirSync('tools', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    // The import ends with the list of compare.
    .filter((name) => name !== 'support' && name !== 'compare');
  expect(readFileSync('biome.json', 'utf8')).toContain(`"../{${folders.sort().join()}}/**"`);
});
