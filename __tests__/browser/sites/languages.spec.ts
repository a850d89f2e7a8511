import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page, Route } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { strayLetters } from '../../fixtures/made-up-language';
import { exportOf, type Language, languages, madeUp as words } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test, withMotion } from '../support/fixtures';
import { hydrated, sideways } from '../support/look';

/** Everything a page says, shown or not: texts, names, descriptions, titles. */
async function saidBy(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript'))
        said.push(node.textContent ?? '');
    }
    const names = [
      'alt',
      'title',
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'placeholder',
    ];
    for (const name of names) {
      for (const each of document.querySelectorAll(`[${name}]`)) {
        said.push(each.getAttribute(name) ?? '');
      }
    }
    const metas = 'meta[name="description"], meta[property$=title], meta[property$=":alt"]';
    for (const each of document.querySelectorAll(metas)) {
      said.push(each.getAttribute('content') ?? '');
    }
    return said;
  });
  return texts.join('\n');
}

/** Letters of ours that no dictionary has. The name of a time zone is one for all languages. */
const strays = (text: string) => strayLetters(text.replaceAll('Europe/London', ''));

/** The form and its button, which is found by its place: what it says is what changes. */
const formOf = (page: Page) => ({
  name: page.getByLabel(words.form.name, { exact: true }),
  email: page.getByRole('textbox', { name: words.form.email }),
  message: page.getByRole('textbox', { name: words.form.message }),
  submit: page.getByRole('group', { name: words.form.sendingGroup }).getByRole('button'),
});

/** Opens the form with the browser's clock in our hands, and fills it in. */
async function openForm(page: Page, url: string, message = 'שלום'): Promise<void> {
  await page.clock.install();
  await page.goto(`${url}/#contact`);
  const form = formOf(page);
  await form.name.fill('Ανα');
  await form.email.fill('ana@example.com');
  await form.message.fill(message);
  await expect(page.getByRole('button', { name: words.form.clear })).toBeVisible();
  await page.clock.fastForward(5000);
}

const sendPath = '**/api/v1.0/email/send';

for (const [language, direction] of Object.entries(languages) as [Language, string][]) {
  test.describe(`in a language written ${direction}`, () => {
    test.beforeEach(async ({ page, serve }) => {
      const { url } = await serve({ dir: exportOf(language) });
      await page.goto(url);
      await hydrated(page);
    });

    test('the page says so, and says nothing that is not translated', async ({ page }) => {
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', language);
      await expect(root).toHaveAttribute('dir', direction);
      const said = await saidBy(page);
      expect(said).toContain(words.contact.title);
      expect(said).toContain(words.newTab);
      expect(strays(said)).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: words.header.menu }).click();
      await expect(page.getByRole('navigation', { name: words.header.sections })).toBeVisible();
      expect(strays(await saidBy(page)), 'menu open').toEqual([]);
      expect(await axeViolations(page), 'menu open').toEqual([]);
    });

    test('on the narrowest screens everything fits, and axe finds nothing', async ({ page }) => {
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sideways(page), `${width} px`).toEqual({ scroll: 0, texts: [] });
      }
      await page.setViewportSize({ width: 360, height: 800 });
      expect(await axeViolations(page)).toEqual([]);
    });
  });

  test(`in a language written ${direction}, without scripts, and on the page of errors`, async ({
    newContext,
    serve,
  }) => {
    const { url } = await serve({ dir: exportOf(language) });
    const context = await newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);
    const said = await page.locator('body').innerText();
    expect(said).toContain(words.contact.withoutScript.split('{')[0]);
    expect(strays(said)).toEqual([]);
    await page.goto(`${url}/404.html`);
    await expect(page.getByRole('heading', { name: words.notFound.title })).toBeVisible();
    expect(strays(await page.locator('body').innerText())).toEqual([]);
    expect(strays(await page.title())).toEqual([]);
  });

  test(`in a language written ${direction}, the files beside the page`, async () => {
    const read = (name: string) => readFile(path.join(exportOf(language), name), 'utf8');
    const llms = await read('llms.txt');
    expect(llms).toContain(words.documents.otherForms);
    expect(strays(llms)).toEqual([]);
    const manifest = JSON.parse(await read('manifest.webmanifest'));
    expect(manifest).toMatchObject({ lang: language, dir: direction });
    expect(JSON.parse(await read('resume.json')).meta.language).toBe(language);
  });
}

/** The words of a PDF. From right to left a reader gets them in the order of the eye. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: true });
  // Lines break within addresses too.
  return text.replace(/\(https?:[^)]*\)|\S*example\S*/g, '');
}

test('the printed page', async ({ page, serve }) => {
  const { url } = await serve({ dir: exportOf('el') });
  await page.goto(url);
  const said = await textOf(await page.pdf({ preferCSSPageSize: true }));
  expect(said).toContain(words.skills.title);
  expect(strays(said)).toEqual([]);
});

test('the CV', async () => {
  const said = await textOf(await readFile(path.join(exportOf('el'), 'cv.pdf')));
  expect(said).toContain(words.documents.experience);
  expect(strays(said)).toEqual([]);
});

/** As robots do. */
const fillIn = (field: HTMLInputElement) => {
  field.value = 'x';
};

const failures: [kind: keyof typeof words.form.failures, answer: (route: Route) => unknown][] = [
  ['network', (route) => route.abort()],
  ['rate-limited', (route) => route.fulfill({ status: 429 })],
  ['server', (route) => route.fulfill({ status: 500 })],
  ['too-long', (route) => route.fulfill({ status: 413 })],
  ['owner-must-fix', (route) => route.fulfill({ status: 400 })],
  ['offline', (route) => route.abort()],
  ['taken-for-spam', () => {}],
  ['timeout', () => {}],
];

test('the form, from too long a paste over every failure to the sent message', async ({
  page,
  context,
  serve,
  allow,
}) => {
  allow(/Failed to load resource/, /failed to send/, /request failed/);
  const { url } = await serve({ dir: exportOf('el') });
  await openForm(page, url, 'λ'.repeat(4990));
  const { message, submit } = formOf(page);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'λ'.repeat(20));
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true });
    document.querySelector('textarea')?.dispatchEvent(paste);
  });
  await expect(page.getByText(words.form.pasteCut.other.split('{')[0] ?? '')).toBeVisible();
  expect(strays(await saidBy(page)), 'paste cut').toEqual([]);
  await message.fill('λ');

  for (const [kind, answer] of failures) {
    await page.route(sendPath, answer);
    await context.setOffline(kind === 'offline');
    if (kind === 'taken-for-spam') await page.locator('[name=topic]').evaluate(fillIn);
    await submit.click();
    if (kind === 'timeout') {
      await expect(submit).toHaveText(words.form.sending);
      expect(strays(await saidBy(page)), 'sending').toEqual([]);
      await page.clock.fastForward(15_000);
    }
    await expect(submit).toHaveText(words.form.failed);
    await expect(page.getByText(words.form.failures[kind].helps)).toBeVisible();
    expect(strays(await saidBy(page)), kind).toEqual([]);
    const mail = page.getByRole('link', { name: words.form.openMail });
    const opened = new URL((await mail.getAttribute('href')) ?? '');
    expect(strays(opened.searchParams.get('subject') ?? ''), `${kind}: subject`).toEqual([]);
    await page.unroute(sendPath);
    await page.clock.fastForward(4000);
  }
  await page.getByRole('button', { name: words.form.copy }).click();
  await expect(page.getByRole('button', { name: words.form.copied })).toBeVisible();
  expect(strays(await saidBy(page)), 'copied').toEqual([]);
  expect(await axeViolations(page)).toEqual([]);

  await page.route(sendPath, (route) => route.fulfill({ body: 'OK' }));
  await submit.click();
  await expect(submit).toHaveText(words.form.sent);
  expect(strays(await saidBy(page)), 'sent').toEqual([]);
});

test('the form from right to left, with a robot check that is not done', async ({
  page,
  serve,
  allow,
}) => {
  allow(/failed to send/, /request to outside/, /ERR_/);
  const { url } = await serve({ dir: exportOf('he') });
  await page.route('https://www.google.com/**', (route) => route.abort());
  await openForm(page, url);
  const { submit, name } = formOf(page);
  for (const kind of ['captcha-blocked', 'captcha-missing'] as const) {
    await submit.click();
    await expect(submit).toHaveText(words.form.failed);
    await expect(page.getByText(words.form.failures[kind].helps)).toBeVisible();
    expect(strays(await saidBy(page)), kind).toEqual([]);
    await page.clock.fastForward(4000);
    await page.unrouteAll();
    const robotCheck = `grecaptcha = { ready: (go) => go(), render: () => 0, getResponse: () => '' }`;
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: robotCheck }),
    );
  }
  expect(await axeViolations(page)).toEqual([]);
  // An empty field begins where the page's lines do.
  await expect(name).toHaveCSS('direction', 'rtl');
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('from right to left everything stands on the other side', async ({ page, serve }) => {
    const { url } = await serve({ dir: exportOf('he') });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(url);
    const box = async (locator: Locator) => {
      const found = await locator.first().boundingBox();
      if (found === null) throw new Error('it is not shown');
      return { left: found.x, right: found.x + found.width };
    };
    const heading = page.getByRole('heading', { level: 1 });
    const banner = page.getByRole('banner');
    const nav = page.getByRole('navigation', { name: words.header.sections });
    expect((await box(banner.getByRole('link'))).left).toBeGreaterThan((await box(nav)).right - 1);
    const links = nav.getByRole('link');
    expect((await box(links)).left).toBeGreaterThan((await box(links.last())).left);

    // The headline is typed from the right: its right edge stays.
    const typed = heading.locator('[dir=auto] > span').first();
    const { right } = await box(heading);
    const whole = await typed.innerText();
    expect((await box(typed)).right).toBeCloseTo(right, 0);
    await expect.poll(async () => (await typed.innerText()) !== whole).toBe(true);
    await page.getByRole('button', { name: words.home.pause }).click();
    const { left, right: end } = await box(typed);
    if (left !== end) expect(end).toBeCloseTo(right, 0);

    const timeline = page.getByRole('region', { name: words.experience.experience });
    const logo = await box(timeline.locator('img'));
    expect(logo.left).toBeGreaterThan(
      (await box(timeline.getByRole('heading', { level: 3 }))).right,
    );

    // Bars fill from the right.
    const skills = page.getByRole('region', { name: words.skills.title });
    await skills.scrollIntoViewIfNeeded();
    const bar = skills.getByRole('meter').first();
    await expect
      .poll(async () => (await box(bar.locator('rect').last())).right)
      .toBeCloseTo((await box(bar)).right, 0);
    expect((await box(bar.locator('rect').last())).left).toBeGreaterThan((await box(bar)).left + 5);

    // Phone numbers and addresses run from left to right all the same.
    const contact = page.getByRole('region', { name: words.contact.title });
    await expect(contact.getByRole('link', { name: /^\+44/ })).toHaveCSS('direction', 'ltr');
    const form = await box(contact.locator('form'));
    expect((await box(contact.locator('dl'))).left).toBeGreaterThan(form.right);
  });
});
