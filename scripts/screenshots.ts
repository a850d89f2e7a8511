/**
 * Pictures of the built page in all its states, for looking at: npm run screenshots writes them
 * into screenshots/. With --readme it writes the two pictures of the README instead. Builds first
 * if there is no build; `npm run build` beforehand shows the latest changes.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startServer } from './preview/server';
import { PlainError, runScript } from './support/run-script';
import { findBrowser } from './test/browser';

const folder = 'screenshots';
const themes = ['light', 'dark'] as const;
const phone = { width: 390, height: 844 };
const sendPath = '**/api/v1.0/email/send';

runScript(async () => {
  const { values } = parseArgs({ options: { readme: { type: 'boolean', default: false } } });
  if (!existsSync('out/index.html')) {
    execFileSync('npm', ['run', 'build'], { stdio: 'inherit', shell: true });
  }
  const server = await startServer();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    await (values.readme ? drawReadme : drawAll)(browser, server.url);
  } finally {
    await browser.close();
    await server.close();
  }
});

async function drawAll(browser: Browser, url: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  for (const theme of themes) {
    for (const width of [360, 768, 1440]) {
      const page = await open(browser, url, {
        colorScheme: theme,
        viewport: { width, height: 900 },
      });
      await save(page, `page-${width}-${theme}`, true);
      await page.context().close();
    }
    const page = await open(browser, url, { colorScheme: theme, viewport: phone });
    await page.getByRole('button', { name: 'Menu' }).click();
    await save(page, `menu-${theme}`);
    await page.keyboard.press('Escape');
    await drawForm(page, theme);
    await page.goto(`${url}/404.html`);
    await save(page, `404-${theme}`);
    await page.context().close();
  }
  await drawPaper(browser, url);
}

/** The form: refused, sending, failed, sent. */
async function drawForm(page: Page, theme: string): Promise<void> {
  const form = page.locator('form');
  const shoot = (state: string) =>
    form.screenshot({ path: `${folder}/form-${state}-${theme}.png` });
  const send = page.getByRole('button', { name: 'Send Message' });
  await send.click();
  await shoot('empty');

  await page.getByLabel('Name').fill('Ana Reyes');
  await page.getByLabel('Email').fill('ana.reyes@example.com');
  await page.getByLabel('Message').fill('Hello Juan, are you free for a call on Monday?');
  let answer = () => {};
  await page.route(sendPath, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ status: 500, body: 'The service is down.' });
  });
  const asked = page.waitForRequest(sendPath);
  await send.click();
  await asked;
  await shoot('sending');
  answer();
  await page.getByRole('button', { name: 'Failed to Send' }).waitFor();
  await shoot('failed');

  await page.unroute(sendPath);
  await send.click();
  await page.getByRole('button', { name: 'Message Sent!' }).waitFor();
  await shoot('sent');
}

/** The sheets a printer would give out, as pictures. */
async function drawPaper(browser: Browser, url: string): Promise<void> {
  const page = await open(browser, url, {});
  const file = path.join(folder, 'print.pdf');
  await page.pdf({ path: file, preferCSSPageSize: true });
  await page.context().close();
  console.log(file);
  // poppler's tool, present on most Linux machines; without it the PDF has to do.
  try {
    execFileSync('pdftoppm', ['-png', '-r', '96', file, path.join(folder, 'print')]);
    console.log(`${folder}/print-*.png`);
  } catch {
    console.log('No pdftoppm here, so the printed sheets stay a PDF.');
  }
}

/** The two pictures of the README: a desktop in light, a phone in dark. */
async function drawReadme(browser: Browser, url: string): Promise<void> {
  const pictures = [
    { name: 'screenshot-light', colorScheme: 'light', viewport: { width: 1280, height: 800 } },
    { name: 'screenshot-dark', colorScheme: 'dark', viewport: phone },
  ] as const;
  await mkdir('docs', { recursive: true });
  for (const { name, ...options } of pictures) {
    const page = await open(browser, url, { ...options, deviceScaleFactor: 2 });
    const file = `docs/${name}.webp`;
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toFile(file);
    console.log(`${file}  ${Math.round(size / 1024)} KB`);
    if (size > 150 * 1024) throw new PlainError(`${file} is larger than 150 KB.`);
    await page.context().close();
  }
}

/** The page at rest, every picture loaded, in a window of its own. */
async function open(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('fieldset:enabled').first().waitFor({ state: 'attached' });
  for (const image of await page.locator('main img').all()) {
    await image.scrollIntoViewIfNeeded();
    await image.evaluate((each: HTMLImageElement) => each.decode());
  }
  await page.evaluate('scrollTo(0, 0)');
  return page;
}

async function save(page: Page, name: string, fullPage = false): Promise<void> {
  const file = `${folder}/${name}.png`;
  await page.screenshot({ path: file, fullPage });
  console.log(file);
}
