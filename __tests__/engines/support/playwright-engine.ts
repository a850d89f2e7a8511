import { chromium, firefox, webkit } from '@playwright/test';
import type { Engine } from '../../../scripts/test/engines';
import { environmentWith } from '../../../scripts/test/system-fonts';
import { collectFaults } from '../../browser/support/faults';
import type { EnginePage, RunningEngine } from './engine-page';

/** Chromium 110, and the builds of Firefox and WebKit that Playwright brings. */
export async function startWithPlaywright(engine: Engine): Promise<RunningEngine> {
  const { name, program, libraries } = engine;
  const isChromium = name === 'chromium-110';
  const type = name === 'firefox' ? firefox : name === 'webkit' ? webkit : chromium;
  const browser = await type.launch({
    executablePath: program,
    args: isChromium ? chromiumArguments : [],
    // Where no font is installed, Chromium breaks down.
    env: { ...environmentWith('Arimo'), ...(libraries && { LD_LIBRARY_PATH: libraries }) },
    // Playwright switches the back/forward cache off.
    ignoreDefaultArgs: isChromium ? ['--disable-back-forward-cache'] : [],
    firefoxUserPrefs: name === 'firefox' ? { 'fission.bfcacheInParent': true } : undefined,
  });
  return {
    newPage: async () => {
      const context = await browser.newContext({ colorScheme: 'light' });
      const faults: string[] = [];
      collectFaults(context, faults);
      const page = await context.newPage();
      return {
        open: async (address) => void (await page.goto(address)),
        run: (code, ...given) => page.evaluate(callOf(code, given)),
        load: (source) => page.evaluate(source),
        // Its own way back waits for a load, which a page from the cache does not do. The page asked
        // goes away before it can answer.
        back: () => page.evaluate('history.back()').then(nothing, nothing),
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewportSize({ width, height }),
        // Only Chromium prints without a dialogue.
        print: isChromium ? () => page.pdf({ preferCSSPageSize: true }) : undefined,
        picture: () => page.screenshot(),
        faults: async () => faults,
        close: () => context.close(),
      } satisfies EnginePage;
    },
    close: () => browser.close(),
  };
}

/** A call of a function, as text. */
function callOf(code: unknown, given: unknown[]): string {
  return `(${code})(...${JSON.stringify(given)})`;
}

const chromiumArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  '--disable-background-networking',
  '--disable-component-update',
];

function nothing(): void {}
