import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { content as sample } from '@/template/content';
import type { runOwn as runs } from '@/tools/own/run';
import { documentedFiles } from '../../fixtures/documented';
import { inSeparateProcess } from '../../owner/support/separate-process';
import { withIndexFiles } from '../../sites/index-files';
import { enterFolder, linkPackages, writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { run } from '../../support/run';
import { gitEnvironment, Repository } from '../repository';

/** A repository of an owner with all files of this one, who has changed the sample's name. */
let owner: Repository;

/** What git ignores, and the repository of this folder. */
const notCopied = ['.git', '.next', '.tmp', 'node_modules', 'out', 'test-results'];

/** A file of the sample in which some texts are others: text of the sample → new text. */
const changedSample = (name: string, texts: Record<string, string>) => ({
  [`content/${name}.ts`]: Object.entries(texts).reduce(
    (file, [before, after]) => file.replaceAll(before, after),
    readFileSync(`template/content/${name}.ts`, 'utf8'),
  ),
});
const named = (name: string) =>
  changedSample('owner', { [sample.owner.name]: name, [sample.owner.role]: 'C* and D* Developer' });

beforeAll(() => {
  owner = new Repository();
  const isCopied = (file: string) => !notCopied.includes(path.relative('.', file));
  cpSync('.', owner.dir, { recursive: true, filter: isCopied });
  for (const folder of ['content', 'public']) {
    cpSync(path.join('template', folder), path.join(owner.dir, folder), { recursive: true });
  }
  linkPackages(owner.dir);
  // For git, a link is no folder.
  writeFiles(owner.dir, { '.git/info/exclude': 'node_modules' });
  owner.commit(changedSample('site', { [sample.site.url]: 'https://zoe.dev' }));
});

/** Runs `npm run own`, which takes seconds to start. */
const runCommand = () => run('tools/own.ts', [], { cwd: owner.dir, env: gitEnvironment });

// Content is loaded through tsx, which does not run inside Jest.
const runOwn = inSeparateProcess<typeof runs>('tools/own/run.ts', 'runOwn');

const expectRefusal = async (reason: string) => {
  const before = owner.git('status', '--porcelain');
  enterFolder(owner.dir);
  await expect(runOwn()).rejects.toThrow(`Nothing was changed: ${reason}`);
  expect(owner.git('status', '--porcelain')).toBe(before);
};

/** The files of the repository to which the links in a Markdown file lead. */
const linkedFiles = (file: string) =>
  Array.from(
    owner
      .read(file)
      .replace(/```.*?```|`[^`]*`/gs, '')
      .matchAll(/\]\(([^)#:]+)(#[^)]*)?\)/g),
    ([, address = '']) => path.posix.join(path.posix.dirname(file), address),
  );

test('the files of a second language, written as the documents say, pass the linter', () => {
  writeFiles(owner.dir, withIndexFiles(documentedFiles()));
  const biome = path.resolve('node_modules/@biomejs/biome/bin/biome');
  const options = { cwd: owner.dir, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(process.execPath, [biome, 'ci', 'content'], options);
  expect([status, stderr]).toEqual([0, '']);
  owner.git('checkout', '--', 'content');
  owner.git('clean', '--force', '-d', '--quiet');
});

test('npm run own leaves what is the owner’s, runs once, and is undone by git', async () => {
  // It refuses while there is something else to do first.
  await expectRefusal('write your name into content/owner.ts first');
  writeFiles(owner.dir, named('Zoë *Ñ* Cruz'));
  await expectRefusal('commit these first');
  owner.commit({ 'content/owner.ts': 'export const owner = {' });
  await expectRefusal('content/ has faults');
  owner.commit(named('Zoë *Ñ* Cruz'));

  // It runs once.
  const { code, output } = await runCommand();
  expect([code, output]).toEqual([0, expect.stringContaining('README.md is about your site')]);
  owner.commit();
  await expectRefusal('npm run own has run before');

  // It leaves the owner's tests only, and a README about the owner's site.
  const files = owner.git('ls-files').split('\n');
  expect(files.filter((file) => /^__tests__\/(?!owner\/)/.test(file))).toEqual([]);
  expectGolden('own/README.md', owner.read('README.md'));
  expect(owner.read('CHANGELOG.md')).toBe('# Changelog\n');
  const missing = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => linkedFiles(file).map((address) => [file, address]))
    .filter(([, address = '']) => !existsSync(path.join(owner.dir, address)));
  expect(missing).toEqual([]);

  // It leaves nothing that imports what is gone.
  const tsc = path.resolve('node_modules/typescript/bin/tsc');
  const options = { cwd: owner.dir, encoding: 'utf8' } as const;
  const { stdout, status } = spawnSync(process.execPath, [tsc, '--noEmit'], options);
  expect([status, stdout]).toEqual([0, '']);

  // Git undoes it.
  owner.git('revert', '--no-edit', 'HEAD');
  expect(owner.git('diff', 'HEAD~2')).toBe('');
});
