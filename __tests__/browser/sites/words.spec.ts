import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { SERVICE_HOST, madeUp as words } from '../../fixtures/content';
import { strayLetters } from '../../fixtures/made-up-language';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/look';

// Both sites are in a made-up language: what is in none of its words stands in the code.

/** Everything a page says, shown or not: texts, names, descriptions, titles. */
async function saidBy(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const said = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) {
        said.push(node.textContent ?? '');
      }
    }
    for (const name of ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext']) {
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

const strays = async (page: Page) => strayLetters(await saidBy(page));

for (const name of ['everything', 'bare'] as const) {
  test(`"${name}" says nothing that is not translated`, async ({ page, newContext, serve }) => {
    const basePath = name === 'everything' ? SUB_PATH : '';
    const { url } = await serve({ dir: exportOf(name), basePath });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${url}/`);
    await hydrated(page);
    expect(await saidBy(page)).toContain(words.contact.title);
    expect(await strays(page)).toEqual([]);
    await test.step('with the menu open', async () => {
      await page.getByRole('button', { name: words.header.menu }).click();
      await expect(page.getByRole('navigation', { name: words.header.sections })).toBeVisible();
      expect(await strays(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    });
    await test.step('without scripts, and on the page of errors', async () => {
      const context = await newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${url}/`);
      expect(strayLetters(await plain.locator('body').innerText())).toEqual([]);
      await plain.goto(`${url}/404.html`);
      await expect(plain.getByRole('heading', { name: words.notFound.title })).toBeVisible();
      expect(strayLetters(await plain.locator('body').innerText())).toEqual([]);
      expect(strayLetters(await plain.title())).toEqual([]);
    });
  });
}

test('neither do the files beside the page, nor the page on paper', async ({ page, serve }) => {
  const dir = exportOf('bare');
  const llms = await readFile(path.join(dir, 'llms.txt'), 'utf8');
  expect(llms).toContain(words.documents.otherForms);
  expect(strayLetters(llms)).toEqual([]);
  const { url } = await serve({ dir });
  await page.goto(url);
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { text } = await extractText(pdf, { mergePages: true });
  expect(text).toContain(words.skills.title);
  expect(strayLetters(text.replace(/\S*example\S*/g, ''))).toEqual([]);
});

/** The form, and its button, which is found by its place: what it says is what changes. */
const formOf = (page: Page) => ({
  name: page.getByLabel(words.form.name, { exact: true }),
  email: page.getByRole('textbox', { name: words.form.email }),
  message: page.getByRole('textbox', { name: words.form.message }),
  submit: page.getByRole('group', { name: words.form.sendingGroup }).getByRole('button'),
});

const captchaScript = 'https://www.google.com/recaptcha/**';
const service = `${SERVICE_HOST}/**`;
const cors = { 'Access-Control-Allow-Origin': '*' };

/**
 * As much of reCAPTCHA as a visitor sees: a box to tick, and a new token for every tick. It writes
 * its box as Google's script does: as HTML, with style attributes, beside a hidden answer field.
 */
function recaptcha() {
  let box: HTMLInputElement;
  let count = 0;
  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      render: (place: HTMLElement, { sitekey }: { sitekey: string }) => {
        // Google's box stands in a frame of its own: emptying the form does not reach it.
        place.innerHTML = `<div style="width: 304px; height: 78px">
          <label><input type="checkbox" form="none">‹I am not a robot (${sitekey})›</label>
          <textarea aria-label="‹Answer›" style="display: none; resize: none"></textarea>
        </div>`;
        box = place.querySelector('input') as HTMLInputElement;
        return 0;
      },
      getResponse: () => (box.checked ? `token-${++count}` : ''),
      reset: () => {
        box.checked = false;
      },
    },
  });
}

test.describe('the form of "everything", which asks for a robot check', () => {
  test.beforeEach(async ({ page, serve, allow }) => {
    allow(/request to outside: https:\/\/(mail\.example|www\.google)\.com/);
    allow(/failed to send/, /Failed to load resource/, /request failed/);
    const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
    await page.clock.install();
    await page.route(captchaScript, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha})()` }),
    );
    await page.goto(`${url}/#contact`);
    await page.clock.fastForward(5000);
  });

  const tick = (page: Page) => page.getByRole('checkbox', { name: 'robot (site_key)' });

  async function write(page: Page, text = 'שלום'): Promise<void> {
    const { name, email, message } = formOf(page);
    await name.fill('Ανα');
    await email.fill('ana@example.com');
    await message.fill(text);
    await expect(page.getByRole('button', { name: words.form.clear })).toBeVisible();
  }

  test('loads the check when the visitor turns to it, and lets nothing else in', async ({
    page,
    allow,
  }) => {
    const { name, submit } = formOf(page);
    const asked = page.waitForRequest(captchaScript);
    await expect(submit).toBeEnabled();
    await expect(tick(page)).toHaveCount(0);
    await name.focus();
    await asked;
    await expect(tick(page)).toBeVisible();
    const box = page
      .locator('div')
      .filter({ has: tick(page) })
      .last();
    await expect(box).toHaveCSS('width', '304px');
    await expect(page.getByLabel('‹Answer›')).toBeHidden();
    allow(/Content Security Policy/);
    await page.evaluate(() => {
      const style = document.createElement('style');
      document.body.append(Object.assign(style, { textContent: 'body { display: none }' }));
    });
    await expect(page.locator('body')).toHaveCSS('display', 'block');
  });

  test('sends the owner’s identifiers and a new token with every message', async ({ page }) => {
    const bodies: Record<string, unknown>[] = [];
    await page.route(service, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.fulfill({ body: 'OK', headers: cors });
    });
    const { submit } = formOf(page);
    for (const token of ['token-1', 'token-2']) {
      await write(page);
      await tick(page).check();
      await submit.click();
      await expect(submit).toHaveText(words.form.sent);
      expect(await strays(page), 'sent').toEqual([]);
      expect(bodies.at(-1)).toEqual({
        ...{ lib_version: '3.2.0', user_id: 'user_1' },
        ...{ service_id: 'service_1', template_id: 'template_1' },
        template_params: {
          ...{ from_name: 'Ανα', to_name: '‹Maria›', message: 'שלום', reply_to: 'ana@example.com' },
          'g-recaptcha-response': token,
        },
      });
      await expect(tick(page)).not.toBeChecked();
      await page.clock.fastForward(3000);
    }
    expect(bodies).toHaveLength(2);
  });

  test('names a failure in the language of the page, also one of the check', async ({ page }) => {
    await write(page);
    const { submit } = formOf(page);
    await expect(tick(page)).toBeVisible();
    await page.route(service, (route) => route.fulfill({ status: 500, headers: cors }));
    for (const kind of ['captcha-missing', 'server'] as const) {
      if (kind === 'server') await tick(page).check();
      await submit.click();
      await expect(submit, kind).toHaveText(words.form.failed);
      await expect(page.getByText(words.form.failures[kind])).toBeVisible();
      expect(await strays(page), kind).toEqual([]);
      await page.clock.fastForward(4000);
    }
    expect(await axeViolations(page, '#contact')).toEqual([]);
  });

  test('a blocked check ends as a failure, with the text kept', async ({ page }) => {
    await page.route(captchaScript, (route) => route.abort('blockedbyclient'));
    await write(page);
    const { submit, message } = formOf(page);
    await submit.click();
    await expect(submit).toHaveText(words.form.failed);
    await expect(page.getByText(words.form.failures['captcha-blocked'])).toBeVisible();
    await expect(page.getByRole('link', { name: words.form.openMail })).toBeVisible();
    await expect(message).toHaveValue('שלום');
    expect(await strays(page)).toEqual([]);
  });
});
