import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
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
 * Returns a Playwright project for each engine besides the current Chromium, which runs all browser
 * tests: the oldest Chromium with the full design, Firefox and WebKit. Playwright's own builds are
 * used where they are installed, Debian's builds elsewhere. A missing engine gets one skipped test
 * that gives the reason.
 */
export function engineProjects(chromiumArguments: string[]) {
  const oldChromium = unpackOldChromium();
  const executablePath = findProgram('firefox-esr', 'firefox');
  const miniBrowser = findMiniBrowser();
  const ownBuild = (browserName: 'firefox' | 'webkit', type: BrowserType): Use | undefined =>
    existsSync(type.executablePath()) ? { browserName, launchOptions: {} } : undefined;
  return [
    project(
      'chromium-111',
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
      ownBuild('webkit', webkit) ?? (miniBrowser ? { miniBrowser } : undefined),
      'not installed: install webkit2gtk-driver and xvfb, or run "npx playwright install --with-deps webkit"',
    ),
  ];
}

/** A project that runs the engine tests, or that skips them if `use` is undefined. */
function project(name: string, use: Use | undefined, reason: string) {
  return use ? { name, testMatch: 'engines/*.spec.ts', use } : missing(name, reason);
}

/** A project with one skipped test that gives the reason. */
export function missing(name: string, reason: string): Project {
  return { name, testMatch: 'engines/support/missing.spec.ts', metadata: { reason } };
}

/**
 * Finds WebKitGTK's MiniBrowser, which Debian installs beside the libraries and which needs a
 * screen.
 */
function findMiniBrowser(): string | undefined {
  if (!existsOnPath('Xvfb')) return undefined;
  const folders = ['/usr/lib', '/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];
  const programs = folders
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name, 'MiniBrowser')));
  return programs.find(existsSync);
}

/** Unpacks Chromium 111 from its package into `.tmp/`, if that has not been done yet. */
function unpackOldChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = path.resolve('.tmp', 'chromium-111');
  const program = path.join(folder, 'chromium');
  if (!existsSync(program)) {
    const entry = createRequire(import.meta.url).resolve('chromium-111');
    const unpacked = (name: string) =>
      brotliDecompressSync(readFileSync(path.resolve(entry, '../../bin', name)));
    mkdirSync(folder, { recursive: true });
    execFileSync('tar', ['-x', '-C', folder], { input: unpacked('aws.tar.br') });
    // Renamed when complete, so that an interrupted run leaves no broken program.
    writeFileSync(`${program}.part`, unpacked('chromium.br'), { mode: 0o755 });
    renameSync(`${program}.part`, program);
  }
  // This Chromium crashes where no font is installed.
  const env = { ...environmentWith('Arimo'), LD_LIBRARY_PATH: path.join(folder, 'lib') };
  return { executablePath: program, env };
}
