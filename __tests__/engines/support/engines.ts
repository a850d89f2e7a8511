import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import {
  type BrowserType,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
  webkit,
} from '@playwright/test';
import { environmentWith } from '../../support/font-environment';
import { existsOnPath, findProgram } from '../../support/programs';
import type { WebKitOptions } from './webkit';

type Use = Project<PlaywrightTestOptions & WebKitOptions, PlaywrightWorkerOptions>['use'];

/**
 * A project of Playwright for each engine besides today's Chromium, in which all browser tests run:
 * the oldest Chromium with the full design, Firefox and WebKit, Playwright's own where they are
 * installed, else Debian's. In place of an engine that is missing stands one skipped test with the
 * reason.
 */
export async function engineProjects(chromiumArguments: string[]) {
  const oldChromium = await unpackOldChromium();
  const executablePath = findProgram('firefox-esr', 'firefox');
  const miniBrowser = await findMiniBrowser();
  const ownBuild = (browserName: 'firefox' | 'webkit', type: BrowserType): Use | undefined =>
    existsSync(type.executablePath()) ? { browserName, launchOptions: {} } : undefined;
  return [
    project(
      'chromium-110',
      oldChromium && { launchOptions: { ...oldChromium, args: chromiumArguments } },
      'its build runs on Linux with an x64 processor only',
    ),
    project(
      'firefox',
      ownBuild('firefox', firefox) ??
        (executablePath === undefined
          ? undefined
          : { browserName: 'firefox', channel: 'moz-firefox', launchOptions: { executablePath } }),
      'not installed: install Firefox, or run "npx playwright install --with-deps firefox"',
    ),
    project(
      'webkit',
      ownBuild('webkit', webkit) ?? (miniBrowser === undefined ? undefined : { miniBrowser }),
      'not installed: install webkit2gtk-driver and xvfb, or run "npx playwright install --with-deps webkit"',
    ),
  ];
}

/** The tests that run in every engine, in this one; or why they do not. */
function project(name: string, use: Use | undefined, reason: string) {
  if (use === undefined) return missing(name, reason);
  const contextOptions = { reducedMotion: 'no-preference' } as const;
  return { name, testMatch: 'engines/*.spec.ts', use: { contextOptions, ...use } };
}

/** In place of tests that do not run here: one that is skipped, and says why. */
export function missing(name: string, reason: string): Project {
  return { name, testMatch: 'engines/support/missing.spec.ts', metadata: { reason } };
}

/** WebKitGTK's browser for tests, which Debian puts beside the libraries; it needs a screen. */
async function findMiniBrowser(): Promise<string | undefined> {
  if (!existsOnPath('Xvfb')) return undefined;
  for (const libraries of ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']) {
    const names = await readdir(libraries).catch(() => []);
    const programs = names
      .filter((name) => name.startsWith('webkit'))
      .map((name) => path.join(libraries, name, 'MiniBrowser'));
    const found = programs.find(existsSync);
    if (found) return found;
  }
  return undefined;
}

/** Unpacks Chromium 110 from its package into `.tmp/`, if that has not been done yet. */
async function unpackOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const packed = path.resolve(createRequire(import.meta.url).resolve('chromium-110'), '../../bin');
  const folder = path.resolve('.tmp', 'chromium-110');
  const program = path.join(folder, 'chromium');
  if (!existsSync(program)) {
    await mkdir(folder, { recursive: true });
    const libraries = path.join(folder, 'libraries.tar');
    await unpack(path.join(packed, 'aws.tar.br'), libraries);
    execFileSync('tar', ['-xf', libraries, '-C', folder]);
    // Under its own name only when whole: a run that is broken off leaves none.
    await unpack(path.join(packed, 'chromium.br'), `${program}.part`);
    await rename(`${program}.part`, program);
  }
  // Where no font is installed, it breaks down.
  const env = { ...environmentWith('Arimo'), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executablePath: program, env };
}

function unpack(from: string, to: string): Promise<void> {
  return pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );
}
