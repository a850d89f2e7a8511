import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Content } from '../../lib/content/schema';

const ROOT = path.resolve(import.meta.dirname, '../..');

// Not node_modules and not package-lock.json: both are then found in the repo above the copy, so
// that Turbopack takes the repo as its root.
const COPIED = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'template',
  'next.config.ts',
  'instrumentation-client.ts',
  'tsconfig.json',
  'package.json',
  // Encoded pictures, lest every copy encode them again.
  '.next/cache/pictures',
];

export interface SiteOptions {
  /** Files to write over the copy: path below the repo → content. */
  files?: Record<string, string | Buffer>;
  /** Files or folders to leave out. */
  remove?: string[];
}

/**
 * Makes `.tmp/<name>/`, a copy of the site as it is, with changes. The name must be used by one
 * test file only, since they run side by side. What is left of an earlier copy goes, but for
 * Next's cache. Returns the copy's folder.
 */
export async function copySite(name: string, options: SiteOptions = {}): Promise<string> {
  const dir = path.join(ROOT, '.tmp', name);
  await mkdir(dir, { recursive: true });
  for (const old of await readdir(dir)) {
    if (old !== '.next') await rm(path.join(dir, old), { recursive: true, force: true });
  }
  for (const part of COPIED) {
    const from = path.join(ROOT, part);
    if (existsSync(from)) await cp(from, path.join(dir, part), { recursive: true });
  }
  for (const gone of options.remove ?? []) {
    await rm(path.join(dir, gone), { recursive: true });
  }
  for (const [file, content] of Object.entries(options.files ?? {})) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), content);
  }
  return dir;
}

/**
 * Copies the site with changes (see copySite) and runs `next build` there, with `env` added to the
 * environment. Returns the copy's folder, its export, and the build's exit code and output.
 * Takes some ten seconds.
 */
export async function buildSite(
  name: string,
  options: SiteOptions & { env?: Record<string, string> } = {},
): Promise<{ dir: string; out: string; code: number; output: string }> {
  const dir = await copySite(name, options);
  return { dir, out: path.join(dir, 'out'), ...(await buildCopy(dir, options.env)) };
}

/** Runs `next build` in a copy; returns its exit code and all it printed. */
export function buildCopy(dir: string, env?: Record<string, string>) {
  return run(path.join(ROOT, 'node_modules/next/dist/bin/next'), ['build'], { cwd: dir, env });
}

/** Parts of the content as the files of `content/` that hold them. */
export function contentFiles(parts: Partial<Content>): Record<string, string> {
  const list = ['skills', 'projects', 'experience', 'education', 'certificates'];
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]) => {
      const one = name.charAt(0).toUpperCase() + name.slice(1).replace(/s$/, '');
      const type = list.includes(name) ? `${one}[]` : one;
      return [
        `content/${name}.ts`,
        `import type { ${one} } from '@/lib/content/schema';\nexport const ${name}: ${type} = ${JSON.stringify(value)};\n`,
      ];
    }),
  );
}

/** Runs a Node program to its end; returns its exit code and all it printed, without colours. */
export function run(
  program: string,
  args: string[],
  options: { cwd: string; env?: Record<string, string> },
): Promise<{ code: number; output: string }> {
  const { cwd } = options;
  const child = spawn(process.execPath, [program, ...args], { cwd, env: cleanEnv(options.env) });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/**
 * This process's environment without what would change a build or a server, and without what Jest
 * set for its own process (NODE_ENV=test builds another React).
 */
export function cleanEnv(added: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { BASE_PATH, SITE_URL, PORT, FORCE_COLOR, ...env } = process.env;
  return {
    ...env,
    NODE_ENV: 'production',
    NO_COLOR: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...added,
  };
}
