import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { firefox, webkit } from '@playwright/test';
import { programsNamed, thisMachine } from './browser';

/** A browser that the cross-browser tests can drive, and by what means. */
export interface Engine {
  name: EngineName;
  /** Playwright drives its own builds and Chromium 110, Puppeteer an installed Firefox, WebDriver WebKitGTK. */
  driver: 'playwright' | 'puppeteer' | 'webdriver';
  /** The browser's program; for WebDriver that of the driver. Playwright knows where its own are. */
  program?: string;
  /** Where its libraries are, if they come with it. */
  libraries?: string;
}

type EngineName = 'chromium-110' | 'firefox' | 'webkit';

/** An engine that this machine lacks, and what helps. */
interface Missing {
  name: EngineName;
  reason: string;
}

/**
 * The engines this machine has besides today's Chromium, in which all browser tests run, and for
 * every other one why it is not checked. Unpacks Chromium 110 the first time, which takes some
 * seconds.
 */
export async function findEngines(): Promise<{ found: Engine[]; missing: Missing[] }> {
  const found: Engine[] = [];
  const missing: Missing[] = [];
  const add = (name: EngineName, engine: Engine | undefined, reason: string) => {
    if (engine) found.push(engine);
    else missing.push({ name, reason });
  };

  add('chromium-110', await oldChromium(), 'its build runs on Linux with an x64 processor only');
  add(
    'firefox',
    findFirefox(),
    'not installed: install Firefox, or run "npx playwright install --with-deps firefox"',
  );
  add(
    'webkit',
    findWebkit(),
    'not installed: install webkit2gtk-driver and xvfb, or run "npx playwright install --with-deps webkit"',
  );
  return { found, missing };
}

function findFirefox(): Engine | undefined {
  if (existsSync(firefox.executablePath())) return { name: 'firefox', driver: 'playwright' };
  const places = [
    ...programsNamed(['firefox-esr', 'firefox']),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  const program = places.find(thisMachine.works);
  return program ? { name: 'firefox', driver: 'puppeteer', program } : undefined;
}

function findWebkit(): Engine | undefined {
  if (existsSync(webkit.executablePath())) return { name: 'webkit', driver: 'playwright' };
  const program = programsNamed(['WebKitWebDriver']).find(existsSync);
  const hasScreen = programsNamed(['Xvfb']).some(existsSync);
  return program && hasScreen ? { name: 'webkit', driver: 'webdriver', program } : undefined;
}

/** The oldest Chrome with the full design, from npm, unpacked into `.tmp/`. */
async function oldChromium(): Promise<Engine | undefined> {
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
  return {
    name: 'chromium-110',
    driver: 'playwright',
    program,
    libraries: path.join(folder, 'lib'),
  };
}

function unpack(from: string, to: string): Promise<void> {
  return pipeline(
    createReadStream(from),
    createBrotliDecompress(),
    createWriteStream(to, { mode: 0o755 }),
  );
}
