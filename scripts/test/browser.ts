import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';

const INSTALL_LIMIT_MS = 3 * 60_000;

/**
 * Finds a Chromium-based browser and returns the path of its program: the one named in CHROME_PATH,
 * an installed Chrome or Chromium, Playwright's own. If there is none, it installs Playwright's or,
 * as root on Debian, the package `chromium`, and says so.
 * @throws Error with one plain sentence if all of that fails
 */
export async function findBrowser(): Promise<string> {
  const { CHROME_PATH = '' } = process.env;
  const find = () => [CHROME_PATH, ...installedPlaces(), chromium.executablePath()].find(starts);
  let found = find();
  if (!found) {
    console.error('No Chrome or Chromium found; downloading Playwright’s (at most 3 minutes).');
    const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
    install(process.execPath, [playwright, 'install', '--no-shell', 'chromium']);
    found = find();
  }
  if (!found && process.platform === 'linux' && process.getuid?.() === 0) {
    console.error('That did not work; installing the package chromium with apt-get.');
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    found = find();
  }
  if (found) return found;
  throw new Error(
    'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to its program.',
  );
}

/**
 * As findBrowser, but takes Debian's `chromium-headless-shell` where it is installed and no other
 * browser is named: the same Chromium without windows, which needs half of the processor's time.
 */
export async function findHeadlessBrowser(): Promise<string> {
  const shell = process.env.CHROME_PATH ? undefined : findProgram('chromium-headless-shell');
  return shell ?? findBrowser();
}

/** The first installed program of these names that starts, as a shell would find it. */
export function findProgram(...names: string[]): string | undefined {
  return onPath(names).find(starts);
}

/** Whether a program of this name is installed. */
export const existsOnPath = (name: string): boolean => onPath([name]).some(existsSync);

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(':');
  return names.flatMap((name) => folders.map((dir) => `${dir}/${name}`));
}

/** Where installers put Chrome and Chromium. */
function installedPlaces(): string[] {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'];
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (process.platform === 'win32') {
    const folders = [ProgramFiles, LOCALAPPDATA];
    return folders.map((dir) => `${dir}\\Google\\Chrome\\Application\\chrome.exe`);
  }
  return onPath(['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser']);
}

/** Whether this browser is there and starts: an Ubuntu stub or one without its libraries does not. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  // chrome.exe opens a window instead of telling its version.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Runs an installer; what it prints goes to stderr, where no result is expected. */
function install(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_LIMIT_MS, env });
}
