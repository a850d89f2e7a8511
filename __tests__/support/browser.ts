import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { PlainError } from '../../scripts/support/run-script';
import { onPath } from './path-programs';

/**
 * Finds the program of a Chromium-based browser: the one in CHROME_PATH, or else an installed
 * Chrome or Chromium, or Playwright's own.
 * @throws PlainError if the one in CHROME_PATH does not start
 */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROME_PATH;
  if (!chosen) return [...usualPlaces(), chromium.executablePath()].find(starts);
  if (starts(chosen)) return chosen;
  throw new PlainError(
    `CHROME_PATH is "${chosen}", which is not there or does not start. Correct it, or unset it.`,
  );
}

/**
 * Installs Playwright's Chromium or, as root on Debian, the package `chromium`.
 * @throws PlainError if both fail
 */
export function installBrowser(): void {
  console.error('No Chrome or Chromium found; downloading Playwright’s (at most 3 minutes).');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  install(process.execPath, [playwright, 'install', '--no-shell', 'chromium']);
  if (findBrowser()) return;
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    console.error('That did not work; installing the package chromium with apt-get.');
    install('apt-get', ['update']);
    install('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    if (findBrowser()) return;
  }
  throw new PlainError(
    'There is no browser: install Chrome or Chromium, or set CHROME_PATH to it.',
  );
}

function usualPlaces(): string[] {
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

/** Whether a program starts: Ubuntu's stub and a Chromium without its libraries do not. */
function starts(file: string): boolean {
  if (!existsSync(file)) return false;
  // chrome.exe opens a window for `--version`.
  if (process.platform === 'win32') return true;
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
}

/** Runs an installer. Its output goes to stderr, because stdout is for results. */
function install(command: string, args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: 180_000, env });
}
