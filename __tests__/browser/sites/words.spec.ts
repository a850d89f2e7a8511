import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { SERVICE_HOST, madeUp as words } from '../../fixtures/content';
import { untranslated } from '../../fixtures/made-up-language';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { readPdf } from '../../support/pdf-reader';
import { axeViolations } from '../support/axe';
import { formOf, openForm, write } from '../support/contact-page';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';

// Both sites are in a made-up language: a text that is not in it is written in the code.

/** All texts of a page, visible or not: text nodes, names, descriptions, titles. */
async function textsOf(page: Page): Promise<string> {
  const texts = await page.evaluate(() => {
    const found = [document.title];
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.closest('script, style, noscript')) {
        found.push(node.textContent ?? '');
      }
    }
    for (const name of ['alt', 'title', 'aria-label', 'aria-description', 'aria-valuetext']) {
      for (const each of document.querySelectorAll(`[${name}]`)) {
        found.push(each.getAttribute(name) ?? '');
      }
    }
    const metas = 'meta[name="description"], meta[property$=title], meta[property$=":alt"]';
    for (const each of document.querySelectorAll(metas)) {
      found.push(each.getAttribute('content') ?? '');
    }
    return found;
  });
  return texts.join('\n');
}

const untranslatedIn = async (page: Page) => untranslated(await textsOf(page));

for (const name of ['everything', 'bare'] as const) {
  test(`"${name}" contains no untranslated text`, async ({ page, newContext, serve }) => {
    const basePath = name === 'everything' ? SUB_PATH : '';
    const { url } = await serve({ dir: exportOf(name), basePath });
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${url}/`);
    expect(await textsOf(page)).toContain(words.contact.title);
    expect(await untranslatedIn(page)).toEqual([]);
    await test.step('with the menu open', async () => {
      await page.getByRole('button', { name: words.header.menu }).click();
      await expect(page.getByRole('navigation', { name: words.header.sections })).toBeVisible();
      expect(await untranslatedIn(page)).toEqual([]);
      expect(await axeViolations(page)).toEqual([]);
    });
    await test.step('without scripts, and on the error page', async () => {
      const context = await newContext({ javaScriptEnabled: false });
      const plain = await context.newPage();
      await plain.goto(`${url}/`);
      expect(untranslated(await plain.locator('body').innerText())).toEqual([]);
      await plain.goto(`${url}/404.html`);
      await expect(plain.getByRole('heading', { name: words.notFound.title })).toBeVisible();
      expect(untranslated(await plain.locator('body').innerText())).toEqual([]);
      expect(untranslated(await plain.title())).toEqual([]);
    });
  });
}

test('llms.txt and the printed page contain no untranslated text', async ({ page, serve }) => {
  const dir = exportOf('bare');
  const llms = await readFile(path.join(dir, 'llms.txt'), 'utf8');
  expect(llms).toContain(words.home.cv);
  expect(untranslated(llms)).toEqual([]);
  const { url } = await serve({ dir });
  await page.goto(url);
  const { text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(text).toContain(words.skills.title);
  expect(untranslated(text)).toEqual([]);
});

/**
 * Runs in the page: imitates reCAPTCHA with a checkbox and a new token for each checkbox. It writes its
 * box as Google's script does: as HTML, with style attributes, beside a hidden answer field.
 */
function recaptcha() {
  let box: HTMLInputElement;
  let count = 0;
  Object.assign(window, {
    grecaptcha: {
      ready: (callback: () => void) => callback(),
      render: (place: HTMLElement, { sitekey }: { sitekey: string }) => {
        // Google's checkbox is in a frame, so a reset of the form does not reach it.
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

/** A message without Latin letters, which would count as untranslated. */
const greek = { name: 'Ανα', message: 'Καλημέρα' };
const captchaScript = 'https://www.google.com/recaptcha/**';

test('the robot check loads late, with a token per message', async ({ page, serve, allow }) => {
  allow(/request to outside: https:\/\/(mail\.example|www\.google)\.com/);
  allow(/failed to send/, /Failed to load resource/);
  const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
  await page.route(captchaScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha})()` }),
  );
  await openForm(page, `${url}/`);
  const { name, submit } = formOf(page, words.form);
  const checkbox = page.getByRole('checkbox', { name: 'robot (site_key)' });
  const bodies: Record<string, unknown>[] = [];
  let status = 200;
  await page.route(`${SERVICE_HOST}/**`, (route) => {
    bodies.push(route.request().postDataJSON());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status, body: status === 200 ? 'OK' : '', headers });
  });
  await test.step('the check loads when the form gets the focus, with Google’s styles', async () => {
    const request = page.waitForRequest(captchaScript);
    await expect(checkbox).toHaveCount(0);
    await name.focus();
    await request;
    await expect(checkbox).toBeVisible();
    await expect(page.locator('div:has(> label > [form=none])')).toHaveCSS('width', '304px');
    await expect(page.getByLabel('‹Answer›')).toBeHidden();
  });
  await test.step('a message is sent only after a tick, each with a new token', async () => {
    await write(page, greek, words.form);
    await submit.click();
    await expect(submit).toHaveText(words.form.failed);
    await expect(page.getByText(words.form.failures['captcha-missing'])).toBeVisible();
    expect(await untranslatedIn(page)).toEqual([]);
    expect(bodies).toEqual([]);
    for (const token of ['token-1', 'token-2']) {
      await page.clock.fastForward(4000);
      await write(page, greek, words.form);
      await checkbox.check();
      await submit.click();
      await expect(submit).toHaveText(words.form.sent);
      expect(bodies.at(-1)).toMatchObject({
        user_id: 'user_1',
        service_id: 'service_1',
        template_id: 'template_1',
        template_params: { message: greek.message, 'g-recaptcha-response': token },
      });
      await expect(checkbox).not.toBeChecked();
    }
    expect(await untranslatedIn(page)).toEqual([]);
  });
  await test.step('a failure is shown in the language of the page', async () => {
    status = 500;
    await page.clock.fastForward(4000);
    await write(page, greek, words.form);
    await checkbox.check();
    await submit.click();
    await expect(page.getByText(words.form.failures.server)).toBeVisible();
    expect(await untranslatedIn(page)).toEqual([]);
    expect(await axeViolations(page, '#contact')).toEqual([]);
  });
});
