/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../scripts/support/list-files';

// The settings of hosts are written by hand, and only the hosts read them.

const read = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
const documents = [
  ...readdirSync('docs').map((name) => `docs/${name}`),
  ...readdirSync('.'),
].filter((file) => file.endsWith('.md'));

const build = 'npm run doctor -- --strict && npm run build';

describe('Each host builds with the same command and publishes out/', () => {
  test.each<[file: string, folder: RegExp, command: RegExp | undefined]>([
    ['netlify.toml', /^ *publish = "(.*)"$/m, /^ *command = "(.*)"$/m],
    ['vercel.json', /"outputDirectory": "(.*)"/, /"buildCommand": "(.*)"/],
    ['wrangler.jsonc', /"pages_build_output_dir": "(.*)"/, undefined],
    ['docs/deploying.md', /Output directory:\s+`(.*)`/, /Build command: `(.*)`/],
  ])('%s', (file, folder, command) => {
    expect(folder.exec(read(file))?.[1]).toBe('out');
    if (command !== undefined) expect(command.exec(read(file))?.[1]).toBe(build);
  });

  test('as plain files, not as an app of Next', () => {
    expect(JSON.parse(read('vercel.json')).framework).toBeNull();
    expect(read('netlify.toml')).toMatch(
      /^\[build\.environment\]\n(.*\n)*? *NETLIFY_NEXT_PLUGIN_SKIP = "true"$/m,
    );
  });
});

describe('Commands exist', () => {
  const settings = ['.ci/run', '.devcontainer/devcontainer.json', 'netlify.toml', 'vercel.json'];
  // The changelog names commands that are gone.
  const current = documents.filter((file) => file !== 'CHANGELOG.md');
  const files = [...workflows, ...current, ...settings];

  test('that documents, workflows and settings name', () => {
    const missing = files.flatMap((file) => {
      const named = read(file).matchAll(/\bnpm (?:run (?:--silent )?([\w-]+)|(test|start)\b)/g);
      return [...named]
        .map(([, script, short]) => script ?? short ?? '')
        .filter((script) => !(script in scripts))
        .map((script) => `${file}: ${script}`);
    });
    expect(missing).toEqual([]);
  });

  test('that package.json runs', () => {
    const programs = Object.values(scripts).flatMap((command) => command.split(' && '));
    const missing = programs.filter((command) => {
      const [program = '', file = ''] = command.split(' ');
      const isInstalled = existsSync(path.join('node_modules/.bin', program));
      // The site works without the commands, whose folder an owner may delete.
      const isMissing = existsSync(path.dirname(file)) && !existsSync(file);
      return !isInstalled || (program === 'tsx' && isMissing);
    });
    expect(missing).toEqual([]);
    expect(scripts.dev).toBe(scripts.build?.replace('build', 'dev'));
    expect(scripts.format).toBe(scripts.lint?.replace('check', 'check --write'));
    expect(scripts.start).toBe(`${scripts.build} && ${scripts.preview}`);
  });
});

describe('Files of the project exist that are named', () => {
  const folders = ['app', 'components', 'lib', 'scripts', 'tools', 'template', 'docs', '__tests__'];
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`));
  const fileNames = [...files, ...readdirSync('.')].map((file) => path.basename(file));

  const exists = (name: string) =>
    name.includes('/') ? existsSync(name) : fileNames.includes(name);

  /** The lines of a file; without those about `tools/` if an owner has deleted that folder. */
  const linesOf = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => existsSync('tools') || !/\btools\//.test(line));

  test('in documents and in comments', () => {
    const readers = [
      ...documents,
      ...files.filter((file) => /^(?!__tests__).*\.(tsx?|m?js|typ)$/.test(file)),
    ];
    const inFolder = new RegExp(`^(${folders.join('|')})/[\\w./-]*$`);
    const missing = readers.flatMap((file) =>
      Array.from(
        linesOf(file)
          .join('\n')
          .matchAll(/`([^`\n]+)`/g),
        ([, name = '']) => name,
      )
        .filter((name) => inFolder.test(name) || /^[\w.-]+\.(tsx?|m?js|typ)$/.test(name))
        .filter((name) => !exists(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

test('a development container has the Node of .nvmrc, and opens the page', () => {
  // It has comments.
  const settings = read('.devcontainer/devcontainer.json').replace(/^ *\/\/.*$/gm, '');
  const [, port] = /DEFAULT_PORT = (\d+)/.exec(read('scripts/preview.ts')) ?? [];
  expect(JSON.parse(settings)).toMatchObject({
    image: expect.stringMatching(new RegExp(`/javascript-node:${read('.nvmrc').trim()}$`)),
    postCreateCommand: 'npm ci',
    postAttachCommand: 'npm start',
    forwardPorts: [Number(port)],
    portsAttributes: { [`${port}`]: { onAutoForward: 'openPreview' } },
  });
});
