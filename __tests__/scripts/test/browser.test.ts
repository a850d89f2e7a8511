/** @jest-environment node */
import { findBrowser, findHeadlessBrowser, type Machine } from '@/scripts/test/browser';

/** A machine that has these programs; `installs` tells what a command brings. */
function machine(programs: string[], rest: Partial<Machine> = {}, installs = new Map()) {
  const there = new Set(programs);
  const ran: string[] = [];
  const made: Machine = {
    platform: 'linux',
    env: { PATH: '/usr/local/bin:/usr/bin' },
    isRoot: false,
    works: (file) => there.has(file),
    playwrightPath: () => '/cache/playwright/chrome',
    run: (_, args) => {
      const command = args.find((arg) => installs.has(arg));
      ran.push(args.join(' '));
      if (command) there.add(installs.get(command));
      return command !== undefined;
    },
    ...rest,
  };
  return { made, ran };
}

const everything = [
  '/mine/chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/cache/playwright/chrome',
];
let said = '';
beforeEach(() => {
  said = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
});

test.each([
  ['the one that was named', everything, '/mine/chrome'],
  ['else an installed Chrome', everything.slice(1), '/usr/bin/google-chrome'],
  ['else an installed Chromium', everything.slice(2), '/usr/bin/chromium'],
  ["else Playwright's own", everything.slice(3), '/cache/playwright/chrome'],
])('takes %s and installs nothing', async (_, programs, expected) => {
  const env = { PATH: '/usr/local/bin:/usr/bin', CHROME_PATH: '/mine/chrome' };
  const { made, ran } = machine(programs, { env });

  expect(await findBrowser(made)).toBe(expected);
  expect(ran).toEqual([]);
});

test.each([
  ['the headless shell, where it is installed', {}, '/usr/bin/chromium-headless-shell'],
  ['but the one that was named', { CHROME_PATH: '/mine/chrome' }, '/mine/chrome'],
])('the page’s tests take %s', async (_, named, expected) => {
  const env = { PATH: '/usr/local/bin:/usr/bin', ...named };
  const { made } = machine([...everything, '/usr/bin/chromium-headless-shell'], { env });

  expect(await findHeadlessBrowser(made)).toBe(expected);
});

test('the page’s tests take any browser where there is no headless shell', async () => {
  expect(await findHeadlessBrowser(machine(['/usr/bin/chromium']).made)).toBe('/usr/bin/chromium');
});

test('with the headless shell alone, the whole browser is installed before the tests begin', async () => {
  const brings = new Map([['chromium', '/cache/playwright/chrome']]);
  const { made, ran } = machine(['/usr/bin/chromium-headless-shell'], {}, brings);

  expect(await findHeadlessBrowser(made)).toBe('/usr/bin/chromium-headless-shell');
  expect(ran).toHaveLength(1);
});

test('a named browser that does not start is mentioned, and another one is used', async () => {
  const env = { PATH: '/usr/bin', PLAYWRIGHT_CHROMIUM_EXECUTABLE: '/gone' };

  expect(await findBrowser(machine(['/usr/bin/chromium'], { env }).made)).toBe('/usr/bin/chromium');
  expect(said).toContain('PLAYWRIGHT_CHROMIUM_EXECUTABLE names /gone, which does not start');
});

const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';
test.each([
  ['darwin', { HOME: '/Users/ana' }, mac],
  ['darwin', { HOME: '/Users/ana' }, `/Users/ana${mac}`],
  ['win32', { ProgramFiles: 'C:\\Program Files' }, windows],
])('on %s it looks where programs are: %j', async (platform, env, file) => {
  expect(await findBrowser(machine([file], { platform, env }).made)).toBe(file);
});

test("with none, it says so and downloads Playwright's", async () => {
  const brings = new Map([['chromium', '/cache/playwright/chrome']]);
  const { made, ran } = machine([], {}, brings);

  expect(await findBrowser(made)).toBe('/cache/playwright/chrome');
  expect(ran).toEqual([expect.stringMatching(/playwright.* install .*chromium$/)]);
  expect(said).toContain('No Chrome or Chromium found');
});

test.each([
  ['fails', new Map([['-y', '/usr/bin/chromium']])],
  [
    'brings a browser that does not start',
    new Map([
      ['--no-shell', '/cache/playwright/other'],
      ['-y', '/usr/bin/chromium'],
    ]),
  ],
])('when that %s, root gets the chromium package', async (_, brings) => {
  const { made, ran } = machine([], { isRoot: true }, brings);

  expect(await findBrowser(made)).toBe('/usr/bin/chromium');
  expect(ran.slice(1)).toEqual(['update', 'install -y --no-install-recommends chromium']);
  expect(said).toContain('apt-get');
});

test.each([
  ['who is not root', { isRoot: false }],
  ['on a Mac', { platform: 'darwin', isRoot: true }],
])('somebody %s is told in one sentence what to do', async (_, rest) => {
  const { made, ran } = machine([], rest);

  await expect(findBrowser(made)).rejects.toThrow(
    'No browser for the tests: install Chrome or Chromium, or set CHROME_PATH to its program.',
  );
  expect(ran).toHaveLength(1);
});
