import { chmodSync, cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { makeOwn } from '@/tools/own/make-own';
import { takeVersion } from '@/tools/update/take-version';
import { writeFiles } from '../../support/folder';
import { expectGolden } from '../../support/golden';
import { run } from '../../support/run';
import { gitEnvironment, Repository } from '../repository';

/** Updates the owner's repository from the template; the command does the same, and prints it. */
function take(address = template.dir, version?: string) {
  process.chdir(owner.dir);
  return takeVersion(address, version);
}

/** Runs `npm run update` in the owner's repository. */
const update = (...args: string[]) =>
  run('tools/update.ts', args, { cwd: owner.dir, env: gitEnvironment });

/** Compares what the command prints with a golden file, without what differs between two runs. */
function expectPrinted(file: string, output: string) {
  const text = output
    .replaceAll(template.dir, 'TEMPLATE')
    .replace(/\b[\da-f]{7,40}\b/g, 'COMMIT')
    // Versions of git differ in the spaces between two sentences.
    .replace(/\. {2}/g, '. ');
  expectGolden(`update/${file}.txt`, text);
}

const lines = (...changed: string[]) =>
  [...'abcdefghi'].map((line) => changed.find((each) => each.startsWith(line)) ?? line).join('\n');
const packageJson = (version: string) => JSON.stringify({ name: 'portfolio', version });
const changelog = (...versions: string[]) =>
  versions.map((version) => `## [${version}]\n\n- What is new in ${version}.\n`).join('\n');

/** The same files in both folders of the owner. */
const inOwnFolders = (files: Record<string, string | null>) =>
  Object.fromEntries(
    ['content', 'public'].flatMap((folder) =>
      Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]),
    ),
  );

// Git sees that a file has moved only if it is long enough.
const moved = Array.from({ length: 20 }, (_, index) => `line ${index}`).join('\n');
const shipped = inOwnFolders({ changed: 'a', deleted: 'b', renamed: moved, leaving: `${moved}!` });

let template: Repository;
let owner: Repository;

beforeEach(() => {
  jest.replaceProperty(process, 'env', gitEnvironment);
  template = new Repository();
  template.commit({
    'package.json': packageJson('1.0.0'),
    'CHANGELOG.md': changelog('1.0.0'),
    'lib/content/schema.ts': 'schema 1',
    'components/colors.ts': lines(),
    'components/old.ts': 'old',
    'docs/picture.webp': Buffer.from([0, 1, 2, 255]),
    'template/content/site.ts': 'sample',
    ...shipped,
  });
});

/** A repository that has the history of another one. */
function cloneOf(address: string, ...options: string[]) {
  const clone = new Repository();
  clone.git('pull', '--quiet', ...options, address, 'main');
  return clone;
}

/** Starts like "Use this template": one commit with the files of the template. */
function startFresh() {
  owner = new Repository();
  const isFile = (file: string) => path.basename(file) !== '.git';
  cpSync(template.dir, owner.dir, { recursive: true, filter: isFile });
  owner.commit();
}

const secondVersion = {
  'package.json': packageJson('1.1.0'),
  // The text of an old version may change.
  'CHANGELOG.md': changelog('1.1.0', '1.0.1', '1.0.0').replace('new in 1.0.0', 'newest in 1.0.0'),
  'components/colors.ts': lines('c2'),
  'components/old.ts': null,
  'components/new.ts': 'new',
  'docs/picture.webp': Buffer.from([3, 0, 255]),
  ...inOwnFolders({
    changed: 'a2',
    deleted: null,
    renamed: null,
    'renamed-2': moved,
    leaving: null,
    own: 'a file that has the name of one of the owner’s',
  }),
  'lib/leaving': `${moved}!`,
  'template/content/site.ts': 'sample 2',
};

test('an update also comes from a template that begins its history anew', () => {
  startFresh();
  expect(take()).toBeUndefined();
  template.commit(secondVersion);
  expect(take()).toHaveProperty('conflicts', []);
  template.git('checkout', '--quiet', '--orphan', 'anew');
  template.commit({ 'components/colors.ts': lines('c3') });
  template.git('branch', '--force', 'main', 'HEAD');
  expect(take(template.dir, 'main')).toHaveProperty('conflicts', []);
  expect(owner.read('components/colors.ts')).toBe(lines('c3'));
});

test('after "Use this template" an update brings the next version and keeps the owner’s files', async () => {
  startFresh();
  owner.commit({
    ...inOwnFolders({ own: 'mine', renamed: `${moved}, changed` }),
    'public/changed': null,
    'components/colors.ts': lines('g9'),
  });
  template.commit(secondVersion);

  const { code, output } = await update(template.dir);

  expectPrinted('merged', output);
  expect(code).toBe(0);
  expect(owner.read('components/colors.ts')).toBe(lines('c2', 'g9'));
  // Everything else is as in the template.
  const next = template.git('rev-parse', 'HEAD');
  expect(owner.git('diff', '--name-only', next, '--', ':!content', ':!public')).toBe(
    'components/colors.ts\ntemplate-update.json',
  );
  expect(owner.git('diff', '--name-only', 'HEAD~1', '--', 'content', 'public')).toBe('');
  expect(owner.git('status', '--porcelain')).toBe('');
  expect(owner.git('log', '-1', '--format=%s')).toBe('Template 1.1.0');

  owner.git('revert', '--no-edit', 'HEAD');
  expect(owner.git('diff', 'HEAD~2')).toBe('');
});

test('an update takes the version that the owner names, else the newest release, not the branch', () => {
  startFresh();
  const tags = { 'v1.2.0': 'c2', 'v1.10.0-rc1': 'c9', 'v1.10.0': 'c10', 'v2.0.0-rc1': 'c3' };
  for (const [tag, colors] of Object.entries({ ...tags, 'version-with-maps': 'c4' })) {
    template.commit({ 'components/colors.ts': lines(colors) });
    template.git('tag', tag);
  }
  template.commit({ 'components/colors.ts': lines('c11') });

  take(template.dir, 'v1.2.0');
  expect(owner.read('components/colors.ts')).toBe(lines('c2'));
  take();
  expect(owner.read('components/colors.ts')).toBe(lines('c10'));
  take(template.dir, template.git('rev-parse', 'main'));
  expect(owner.read('components/colors.ts')).toBe(lines('c11'));

  // A clone lacks this commit of the template, which is newer than the newest release.
  owner = cloneOf(owner.dir);
  expect(take()).toBeUndefined();
  template.commit({ 'components/colors.ts': lines('c12') });
  template.git('tag', 'v1.11.0');
  take();
  expect(owner.read('components/colors.ts')).toBe(lines('c12'));
});

test('an update takes a version, and refuses an address with a token', async () => {
  startFresh();
  template.commit({ 'components/colors.ts': lines('c2') });
  template.git('tag', 'v1.2.0');
  template.commit({ 'components/colors.ts': lines('c3') });
  // The newest release, which the command takes without a version.
  template.git('tag', 'v1.3.0');
  const address = 'https://token@git.example/portfolio.git';
  // Git takes the folder in place of the address.
  owner.git('config', `url.${template.dir}.insteadOf`, address);

  for (const secret of [address, 'ssh://git:token@git.example/portfolio.git']) {
    const refused = await update(secret, 'v1.2.0');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('leave out the user name and password');
  }
  expect(owner.git('status', '--porcelain')).toBe('');

  // Only SSH needs a user name.
  owner.git('config', `url.${template.dir}.insteadOf`, 'ssh://git@git.example/portfolio.git');
  await update('ssh://git@git.example/portfolio.git', 'v1.2.0');
  expect(owner.read('components/colors.ts')).toBe(lines('c2'));
  owner.git('reset', '--hard', 'HEAD~1');

  await update(template.dir, 'v1.2.0');
  expect(owner.read('components/colors.ts')).toBe(lines('c2'));
  expect(JSON.parse(owner.read('template-update.json')).address).toBe(template.dir);
});

test('an update marks conflicts in a fork, lists the files, and waits for the owner’s commit', async () => {
  template.commit({ 'components/colors.ts': lines('a0') });
  owner = cloneOf(template.dir);
  owner.commit({
    'components/colors.ts': lines('a0', 'c9'),
    'components/old.ts': 'mine',
    'docs/picture.webp': null,
  });
  template.commit(secondVersion);

  const { code, output } = await update(template.dir);

  expect(code).toBe(1);
  expectPrinted('conflicts', output);
  expect(owner.read('components/colors.ts')).toMatch(/^a\nb\n<{7}.*c9.*={7}.*c2.*>{7}/s);
  expect(owner.read('components/old.ts')).toBe('mine');
  const again = await update();
  expectPrinted('waiting', again.output);
  expect(again.code).toBe(1);
  owner.git('checkout', '--theirs', 'components/colors.ts');
  expect(owner.read('components/colors.ts')).toBe(lines('c2'));
  owner.commit({ 'components/colors.ts': lines('c9') });
  expect(owner.read('components/new.ts')).toBe('new');
  expect(await update()).toEqual({ code: 0, output: 'Already up to date.\n' });
});

test('after npm run own, an update restores nothing removed, and keeps the owner’s README', () => {
  const shippedTests = {
    'README.md': 'the template',
    'CONTRIBUTING.md': 'rules',
    '__tests__/browser/page.spec.ts': moved,
    '__tests__/owner/size.spec.ts': 'at most 14,000',
  };
  template.commit(shippedTests);
  startFresh();
  process.chdir(owner.dir);
  makeOwn('Maria Clara');
  owner.commit({ '__tests__/mine.test.ts': 'mine' });
  const files = () => owner.git('ls-files').split('\n');
  const before = files();
  template.commit({
    ...secondVersion,
    'README.md': 'the template 2',
    'CONTRIBUTING.md': 'rules 2',
    'docs/new.webp': Buffer.from([1, 0, 255]),
    '__tests__/browser/page.spec.ts': `${moved} 2`,
    '__tests__/new/new.test.ts': 'new',
    '__tests__/owner/size.spec.ts': 'at most 14,500',
  });

  expect(take()).toEqual({ news: expect.stringContaining('What is new in 1.1.0'), conflicts: [] });

  expect(owner.read('README.md')).toBe('Maria Clara');
  expect(owner.read('CHANGELOG.md')).toBe('# Changelog\n');
  expect(owner.read('__tests__/owner/size.spec.ts')).toBe('at most 14,500');
  expect(files().filter((file) => !before.includes(file))).toEqual([
    'components/new.ts',
    'lib/leaving',
  ]);
  expect(before.filter((file) => !files().includes(file))).toEqual(['components/old.ts']);
  // The next update knows of the first one.
  template.commit({ '__tests__/new/new.test.ts': 'newer', 'components/new.ts': 'newer' });
  expect(take()).toMatchObject({ conflicts: [] });
  expect(owner.read('components/new.ts')).toBe('newer');
  expect(owner.git('ls-files', '__tests__').split('\n')).toHaveLength(2);
});

test('a file that the template moved and changed gets the owner’s changes in its new place', () => {
  const hook = moved.replace('line 0', 'hook');
  template.commit({ 'components/old.ts': moved, 'hooks/hook.ts': hook });
  startFresh();
  const mine = moved.replace(/line (2|18)$/gm, 'mine');
  owner.commit({ 'components/old.ts': mine, 'hooks/own.ts': 'mine' });
  const theirs = moved.replace(/line ([89]|1\d)$/gm, 'theirs');
  template.commit({ 'components/old.ts': null, 'tools/new.ts': theirs });
  template.commit({ 'hooks/hook.ts': null, 'lib/hook.ts': hook });

  expect(take()?.conflicts).toEqual([expect.stringMatching(/Merge conflict in tools\/new\.ts$/)]);
  expect(owner.read('hooks/own.ts')).toBe('mine');
  expect(owner.read('tools/new.ts')).toContain('line 1\nmine\nline 3');
  expect(owner.git('status', '--porcelain', 'components')).toMatch(/^D +components\/old\.ts$/);
});

test('an update waits for the owner’s commit if git refuses one', () => {
  startFresh();
  const hook = path.join(owner.dir, '.git/hooks/pre-commit');
  writeFiles(owner.dir, { '.git/hooks/pre-commit': '#!/bin/sh\necho no time >&2\nexit 1\n' });
  chmodSync(hook, 0o755);
  template.commit(secondVersion);

  expect(take).toThrow(
    /^The update waits, because git did not commit it:\nno time\nThen: git commit/,
  );
  expect(take).toThrow('commit these first.');
});

test('an impossible update is refused with a reason, and changes nothing', () => {
  const refused = (reason: string, ...args: Parameters<typeof take>) => {
    const state = () => owner.git('rev-parse', 'HEAD') + owner.git('status', '--porcelain');
    const before = state();
    expect(() => take(...args)).toThrow(`Nothing was changed: ${reason}`);
    expect(state()).toBe(before);
  };
  startFresh();
  refused('git ls-remote failed', `${template.dir}/nowhere`);
  refused('git fetch failed', template.dir, 'v9');
  writeFiles(owner.dir, { 'content/site.ts': 'half a sentence' });
  refused('commit these first');
  owner.git('checkout', '--quiet', '.');
  writeFiles(owner.dir, { 'components/new.ts': 'not committed yet' });
  refused('commit these first');
  owner.commit();
  template.commit(secondVersion);
  const nobody = { ...gitEnvironment, GIT_COMMITTER_NAME: '' };
  const environment = jest.replaceProperty(process, 'env', nobody);
  refused('git commit-tree failed');
  environment.replaceValue(gitEnvironment);
  writeFiles(owner.dir, { '.git/info/attributes': 'lib/leaving filter=stop' });
  owner.git('config', 'filter.stop.smudge', 'false');
  owner.git('config', 'filter.stop.required', 'true');
  refused('git cherry-pick failed');
  owner.git('config', '--remove-section', 'filter.stop');
  owner.commit({ 'template-update.json': '<<<<<<< HEAD\n' });
  refused('template-update.json is not valid JSON. Correct it.');
  owner.commit({ 'template-update.json': null });

  const whole = owner;
  owner = cloneOf(`file://${whole.dir}`, '--depth=1');
  refused('part of the history is missing. Run: git fetch --unshallow');

  owner = whole;
  owner.git('checkout', '--quiet', '--orphan', 'other');
  owner.commit({ 'components/colors.ts': 'something else' });
  refused('the first commit here is no version of the template.');
  template.commit({ 'lib/content/schema.ts': null });
  refused(`${template.dir} does not contain this template.`);
});

test('npm run update answers with a sentence and status 1 without an address, with too many, and without git', async () => {
  startFresh();
  const tooMany = await update(template.dir, 'v1', 'v2');
  expect(tooMany).toEqual({ code: 1, output: expect.stringMatching(/^Too many arguments: v2\n/) });
  const withoutAddress = await update();
  expect(withoutAddress).toEqual({
    code: 1,
    output: expect.stringMatching(/^The template's address is missing\./),
  });
  rmSync(path.join(owner.dir, '.git'), { recursive: true });
  const withoutGit = await update(template.dir);
  expect(withoutGit).toEqual({
    code: 1,
    output: expect.stringMatching(/^Nothing was changed: .* not a git repository[^\n]*\n$/),
  });
});
