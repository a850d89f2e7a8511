/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Maria',
  GIT_AUTHOR_EMAIL: 'maria@maria.example',
  GIT_COMMITTER_NAME: 'Maria',
  GIT_COMMITTER_EMAIL: 'maria@maria.example',
};

type Files = Record<string, string | Buffer | null>;

/** A repository in a temporary folder. */
class Repository {
  constructor(readonly dir = mkdtempSync(path.join(tmpdir(), 'update-'))) {}

  git = (...args: string[]) =>
    execFileSync('git', args, { cwd: this.dir, env, encoding: 'utf8', stdio: 'pipe' }).trim();

  read = (file: string) => readFileSync(path.join(this.dir, file), 'utf8');

  write(files: Files) {
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(this.dir, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
  }

  commit(files: Files = {}) {
    this.write(files);
    this.git('add', '--all');
    this.git('commit', '--quiet', '--allow-empty', '--message', 'change');
  }

  /** Runs `npm run update` here; returns its exit code and all that it says. */
  update(...args: string[]) {
    const [tsx, script] = [require.resolve('tsx/cli'), path.resolve('scripts/update.ts')];
    const run = spawnSync(process.execPath, [tsx, script, ...args], {
      cwd: this.dir,
      env,
      encoding: 'utf8',
    });
    return { code: run.status, said: run.stdout + run.stderr };
  }
}

const lines = (...changed: string[]) =>
  [...'abcdefghi'].map((line) => changed.find((each) => each.startsWith(line)) ?? line).join('\n');
const packageJson = (version: string) => JSON.stringify({ name: 'portfolio', version });
const changelog = (...versions: string[]) =>
  versions.map((version) => `## [${version}]\n\n- What is new in ${version}.\n`).join('\n');

let template: Repository;
let owner: Repository;

beforeEach(() => {
  template = new Repository();
  template.git('init', '--quiet', '--initial-branch=main');
  template.commit({
    'package.json': packageJson('1.0.0'),
    'CHANGELOG.md': changelog('1.0.0'),
    'lib/content/schema.ts': 'schema 1',
    'components/colours.ts': lines(),
    'components/old.ts': 'old',
    'docs/picture.webp': Buffer.from([0, 1, 2, 255]),
    'content/site.ts': 'site of the template',
    'public/portrait.png': 'portrait of the template',
  });
});

afterEach(() => {
  for (const { dir } of [template, owner]) rmSync(dir, { recursive: true, force: true });
});

/** "Use this template": one fresh commit with the files of the template. */
function startFresh() {
  owner = new Repository();
  execFileSync('git', ['clone', '--quiet', template.dir, owner.dir], { env });
  rmSync(path.join(owner.dir, '.git'), { recursive: true });
  owner.git('init', '--quiet', '--initial-branch=main');
  owner.commit();
}

const ownContent = {
  'content/site.ts': 'site of Maria',
  'public/portrait.png': null,
  'public/me.png': 'me',
};

const secondVersion = {
  'package.json': packageJson('1.1.0'),
  'CHANGELOG.md': changelog('1.1.0', '1.0.0'),
  'components/colours.ts': lines('c2'),
  'components/old.ts': null,
  'components/new.ts': 'new',
  'docs/picture.webp': Buffer.from([3, 0, 255]),
  'content/site.ts': 'a newer site of the template',
  'content/more.ts': 'more of the template',
};

test('an owner who began with "Use this template" gets the next version and keeps what is theirs', () => {
  startFresh();
  owner.commit({ ...ownContent, 'components/colours.ts': lines('g9') });
  template.commit(secondVersion);

  const { code, said } = owner.update(template.dir);

  expect(said).toContain('What is new in 1.1.0.');
  expect(said).not.toContain('What is new in 1.0.0.');
  expect(said).toContain('npm ci');
  expect(code).toBe(0);
  expect(owner.read('components/colours.ts')).toBe(lines('c2', 'g9'));
  expect(owner.read('components/new.ts')).toBe('new');
  expect(existsSync(path.join(owner.dir, 'components/old.ts'))).toBe(false);
  expect(readFileSync(path.join(owner.dir, 'docs/picture.webp'))).toEqual(Buffer.from([3, 0, 255]));
  expect(owner.git('diff', '--name-only', 'HEAD~1', '--', 'content', 'public')).toBe('');
  expect(owner.git('status', '--porcelain')).toBe('');

  owner.git('revert', '--no-edit', 'HEAD');
  expect(owner.git('diff', 'HEAD~2')).toBe('');
});

test('a later update needs no address, and says when there is nothing to do', () => {
  startFresh();
  template.commit(secondVersion);
  owner.update(template.dir);
  template.commit({ 'components/colours.ts': lines('c3') });

  expect(owner.update().code).toBe(0);
  expect(owner.read('components/colours.ts')).toBe(lines('c3'));
  const again = owner.update();
  expect(again.said).toContain('Nothing to do');
  expect(again.code).toBe(0);
});

test('a fork with the history of the template takes what is new since they parted', () => {
  owner = new Repository();
  execFileSync('git', ['clone', '--quiet', template.dir, owner.dir], { env });
  owner.commit({ ...ownContent, 'components/colours.ts': lines('g9') });
  template.commit(secondVersion);

  expect(owner.update(template.dir).code).toBe(0);
  expect(owner.read('components/colours.ts')).toBe(lines('c2', 'g9'));
  expect(owner.read('content/site.ts')).toBe('site of Maria');
});

test('the newest tag is taken before the branch, and a version that was named before both', () => {
  startFresh();
  for (const [tag, colours] of Object.entries({ 'v1.2.0': 'c2', 'v1.10.0': 'c10' })) {
    template.commit({ 'components/colours.ts': lines(colours) });
    template.git('tag', tag);
  }
  template.commit({ 'components/colours.ts': lines('c11') });

  owner.update(template.dir, 'v1.2.0');
  expect(owner.read('components/colours.ts')).toBe(lines('c2'));
  owner.update();
  expect(owner.read('components/colours.ts')).toBe(lines('c10'));
  owner.update(template.dir, template.git('rev-parse', 'main'));
  expect(owner.read('components/colours.ts')).toBe(lines('c11'));
});

test('both sides of a conflict are kept, each file is named, and the owner commits', () => {
  startFresh();
  owner.commit({ 'components/colours.ts': lines('c9'), 'components/old.ts': 'old, but mine' });
  template.commit(secondVersion);

  const { said } = owner.update(template.dir);

  expect(said).toContain('components/colours.ts: you and the template changed it.');
  expect(said).toContain('components/old.ts: the template removed it, you changed it.');
  expect(owner.read('components/colours.ts')).toMatch(/<{7}.*c9.*={7}.*c2.*>{7}/s);
  expect(owner.read('components/old.ts')).toBe('old, but mine');
  owner.commit({ 'components/colours.ts': lines('c9') });
  expect(owner.read('components/new.ts')).toBe('new');
  expect(owner.update().said).toContain('Nothing to do');
});

test('what fails half-way leaves everything as it was', () => {
  startFresh();
  owner.write({ '.git/hooks/pre-commit': '#!/bin/sh\necho "not today"\nexit 1\n' });
  owner.git('config', 'core.hooksPath', '.git/hooks');
  execFileSync('chmod', ['+x', path.join(owner.dir, '.git/hooks/pre-commit')]);
  template.commit(secondVersion);

  const { code, said } = owner.update(template.dir);

  expect(said).toContain('Nothing was changed: git commit failed.');
  expect(code).toBe(1);
  expect(owner.git('status', '--porcelain')).toBe('');
  expect(owner.read('components/colours.ts')).toBe(lines());
});

describe('one sentence, exit code 1 and nothing changed', () => {
  const refused = (said: string, ...args: string[]) => {
    const before = owner.git('rev-parse', 'HEAD');
    const result = owner.update(...args);
    expect(result.said).toContain(said);
    expect(result.said).not.toMatch(/\n\s+at /);
    expect(result.code).toBe(1);
    expect(owner.git('rev-parse', 'HEAD')).toBe(before);
  };

  beforeEach(startFresh);

  test('without an address', () => refused('address is missing'));
  test('with a wrong address', () => refused('git ls-remote failed', `${template.dir}/nowhere`));
  test('with a version that is not there', () => refused('v9', template.dir, 'v9'));
  test('while something is not committed', () => {
    owner.write({ 'content/site.ts': 'half a sentence' });
    refused('commit these first', template.dir);
    expect(owner.read('content/site.ts')).toBe('half a sentence');
  });
  test('from a repository that is no portfolio', () => {
    template.commit({ 'lib/content/schema.ts': null });
    refused('does not hold this template', template.dir);
  });
  test('in a repository that did not begin with the template', () => {
    owner.git('checkout', '--quiet', '--orphan', 'other');
    owner.commit({ 'components/colours.ts': 'something else' });
    refused('no version of the template', template.dir);
  });
  test('in a shallow clone', () => {
    const whole = owner;
    whole.commit();
    owner = new Repository();
    execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${whole.dir}`, owner.dir], {
      env,
    });
    refused('git fetch --unshallow', template.dir);
    rmSync(whole.dir, { recursive: true });
  });
  test('in a folder without git', () => {
    rmSync(path.join(owner.dir, '.git'), { recursive: true });
    expect(owner.update(template.dir)).toEqual({
      code: 1,
      said: expect.stringContaining('not a git repository'),
    });
  });
});

test('package.json and the changelog name the same version', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(/^## \[(.*?)\]/m.exec(readFileSync('CHANGELOG.md', 'utf8'))?.[1]).toBe(version);
});
