import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from '@playwright/test';

/** What names a browser, the first before the second. */
const NAMING = ['CHROME_PATH', 'PLAYWRIGHT_CHROMIUM_EXECUTABLE'];

const INSTALL_LIMIT_MS = 3 * 60_000;

/** What findBrowser asks of the machine; tests pass their own. */
export interface Machine {
  platform: string;
  env: Record<string, string | undefined>;
  isRoot: boolean;
  /** Whether this browser is there and starts: an Ubuntu stub or one without its libraries fails. */
  works(file: string): boolean;
  /** Where Playwright keeps its own Chromium, whether or not it is there. */
  playwrightPath(): string;
  /** Runs a command within the time limit and says whether it ended well. */
  run(command: string, args: string[]): boolean;
}

/**
 * Finds a Chromium-based browser and returns the path of its program: the one named in CHROME_PATH
 * or PLAYWRIGHT_CHROMIUM_EXECUTABLE, an installed Chrome or Chromium, Playwright's own; if there is
 * none, it installs Playwright's or, as root on Debian and its kin, the `chromium` package, and
 * says so on stderr. Throws an Error with one plain sentence if all of that fails.
 */
export async function findBrowser(machine: Machine = thisMachine): Promise<string> {
  const { env, platform, isRoot, works, playwrightPath, run } = machine;
  for (const name of NAMING) {
    const named = env[name];
    if (!named) continue;
    if (works(named)) return named;
    say(`${name} names ${named}, which does not start; looking for another browser.`);
  }
  const found = [...installedPlaces(platform, env), playwrightPath()].find(works);
  if (found) return found;

  say("No Chrome or Chromium found; downloading Playwright's (at most 3 minutes).");
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  if (
    run(process.execPath, [playwright, 'install', '--no-shell', 'chromium']) &&
    works(playwrightPath())
  ) {
    return playwrightPath();
  }
  if (platform === 'linux' && isRoot) {
    say('That did not work; installing the chromium package with apt-get.');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = installedPlaces(platform, env).find(works);
    if (installed) return installed;
  }
  throw new Error(
    'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to its program.',
  );
}

/**
 * As findBrowser, but takes Debian's `chromium-headless-shell` where it is installed and no other
 * browser is named. It is the same Chromium without the windows that nobody sees, and opens our page
 * with less than half of the processor time. The other one is found all the same: some tests need
 * it, and would try to install it side by side.
 */
export async function findHeadlessBrowser(machine: Machine = thisMachine): Promise<string> {
  const { env, works } = machine;
  const browser = await findBrowser(machine);
  const isNamed = NAMING.some((name) => env[name]);
  const shells = isNamed ? [] : programsNamed(['chromium-headless-shell'], env);
  return shells.find(works) ?? browser;
}

function installedPlaces(platform: string, env: Machine['env']): string[] {
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'];
    const folders = ['/Applications', `${env.HOME ?? ''}/Applications`];
    return folders.flatMap((dir) => apps.map((app) => `${dir}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    return folders.flatMap((dir) =>
      dir
        ? ['Google\\Chrome', 'Chromium'].map((app) => `${dir}\\${app}\\Application\\chrome.exe`)
        : [],
    );
  }
  const names = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser'];
  return programsNamed(names, env);
}

/** Where a shell would look for programs of these names, whether or not they are there. */
export function programsNamed(names: string[], env: Machine['env'] = process.env): string[] {
  const folders = (env.PATH ?? '').split(':').filter((dir) => dir !== '');
  return names.flatMap((name) => folders.map((dir) => `${dir}/${name}`));
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

export const thisMachine: Machine = {
  platform: process.platform,
  env: process.env,
  isRoot: process.getuid?.() === 0,
  works(file) {
    try {
      accessSync(file, constants.X_OK);
    } catch {
      return false;
    }
    // chrome.exe opens a window instead of telling its version.
    if (process.platform === 'win32') return true;
    return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  },
  playwrightPath: () => path.normalize(chromium.executablePath()),
  run: (command, args) =>
    spawnSync(command, args, {
      // Whoever reads our standard output wants results; what an installer says goes to stderr.
      stdio: ['ignore', 2, 2],
      timeout: INSTALL_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
};
