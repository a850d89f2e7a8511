import puppeteer from 'puppeteer-core';
import type { Engine } from '../../../scripts/test/engines';
import type { EnginePage, RunningEngine } from './engine-page';

/** An installed Firefox, over WebDriver BiDi. */
export async function startWithPuppeteer({ program }: Engine): Promise<RunningEngine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    // Puppeteer switches the back/forward cache off.
    extraPrefsFirefox: { 'fission.bfcacheInParent': true },
  });
  return {
    newPage: async () => {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warn'].includes(message.type())) return;
        faults.push(`console ${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => faults.push(`uncaught error: ${error}`));
      return {
        open: async (address) => void (await page.goto(address)),
        run: async (code, ...given) =>
          (await page.evaluate(`(${code})(...${JSON.stringify(given)})`)) as never,
        load: async (source) => void (await page.evaluate(source)),
        // Its own way back waits for a load, which a page from the cache does not do. The page asked
        // goes away before it can answer.
        back: () => page.evaluate('history.back()').then(nothing, nothing),
        pressAt: (x, y) => page.mouse.click(x, y),
        type: (text) => page.keyboard.type(text),
        key: (key) => page.keyboard.press(key),
        resize: (width, height) => page.setViewport({ width, height }),
        print: () => page.pdf({ preferCSSPageSize: true, format: 'A4' }),
        picture: () => page.screenshot(),
        faults: async () => faults,
        close: () => context.close(),
      } satisfies EnginePage;
    },
    close: () => browser.close(),
  };
}

function nothing(): void {}
