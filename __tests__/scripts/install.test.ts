/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../support/folder';

// .ci/install prepares a machine of CI.

const bash = ['/bin/bash', '/usr/bin/bash'].find(existsSync) ?? 'bash';

const needed = {
  nginx: 'nginx',
  caddy: 'caddy',
  pdftotext: 'poppler-utils',
};

/** Runs it on a machine with these programs; `code` is added to the fake ones. */
function install(programs: string[], code: Record<string, string>) {
  const names = ['apt-get', 'id', ...programs];
  const fakes = names.map((name) => [
    `bin/${name}`,
    `#!${bash}\n[ ${name} = id ] || echo "$*" >> "$CALLS"\n${code[name] ?? ''}`,
  ]);
  const dir = makeFolder({ ...Object.fromEntries(fakes), calls: '' });
  for (const name of names) chmodSync(path.join(dir, 'bin', name), 0o755);
  const calls = path.join(dir, 'calls');
  const { status, stdout } = spawnSync(bash, ['.ci/install'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: path.join(dir, 'bin'), CALLS: calls },
  });
  return { status, stdout, calls: readFileSync(calls, 'utf8').split('\n').filter(Boolean) };
}

test('.ci/install installs the programs that are missing, as root, and never fails', () => {
  const packages = Object.values(needed);
  const asRoot = { id: 'echo 0' };
  const all = packages.map((name) => `install -y --no-install-recommends ${name}`);
  expect({
    complete: install(Object.keys(needed), asRoot),
    empty: install([], asRoot),
    'without packages': install([], { ...asRoot, 'apt-get': 'exit 1' }),
    'of a user': install([], { id: 'echo 1000' }),
  }).toEqual({
    complete: { status: 0, stdout: '', calls: [] },
    empty: { status: 0, stdout: '', calls: ['update', ...all] },
    'without packages': {
      status: 0,
      stdout: packages.map((name) => `apt-get cannot install ${name}.\n`).join(''),
      calls: ['update', ...all],
    },
    'of a user': {
      status: 0,
      stdout: expect.stringContaining(`with apt-get: ${packages.join(' ')}.\n`),
      calls: [],
    },
  });
});
