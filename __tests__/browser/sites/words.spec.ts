import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { SERVICE_HOST, madeUp as words } from '../../fixtures/content';
import { strayLetters } from '../../fixtures/made-up-language';
import { exportOf, SUB_PATH } from '../../fixtures/sites';
import { axeViolations } from '../support/axe';
import { formOf, openForm, sample, write } from '../support/contact-page';
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
  expect(strayLetters(text)).toEqual([]);
});

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

/** In letters of which strays can be told. */
const greek = { name: 'Ανα', message: 'Καλημέρα' };
const captchaScript = 'https://www.google.com/recaptcha/**';

test('the form of "everything" loads its robot check late, takes a new token for every message, and names what fails', async ({
  page,
  serve,
  allow,
}) => {
  allow(/request to outside: https:\/\/(mail\.example|www\.google)\.com/);
  allow(/failed to send/, /Failed to load resource/);
  const { url } = await serve({ dir: exportOf('everything'), basePath: SUB_PATH });
  await page.route(captchaScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha})()` }),
  );
  await openForm(page, `${url}/`);
  const { name, submit } = formOf(page, words.form);
  const tick = page.getByRole('checkbox', { name: 'robot (site_key)' });
  const bodies: Record<string, unknown>[] = [];
  let status = 200;
  await page.route(`${SERVICE_HOST}/**`, (route) => {
    bodies.push(route.request().postDataJSON());
    const headers = { 'Access-Control-Allow-Origin': '*' };
    return route.fulfill({ status, body: status === 200 ? 'OK' : '', headers });
  });
  await test.step('it comes when the visitor turns to the form, and looks as Google wants', async () => {
    const asked = page.waitForRequest(captchaScript);
    await expect(submit).toBeEnabled();
    await expect(tick).toHaveCount(0);
    await name.focus();
    await asked;
    await expect(tick).toBeVisible();
    await expect(page.locator('div:has(> label > [form=none])')).toHaveCSS('width', '304px');
    await expect(page.getByLabel('‹Answer›')).toBeHidden();
  });
  await test.step('not ticked, nothing is sent; ticked, it is, with a token of its own', async () => {
    await write(page, greek, words.form);
    await submit.click();
    await expect(submit).toHaveText(words.form.failed);
    await expect(page.getByText(words.form.failures['captcha-missing'])).toBeVisible();
    expect(await strays(page)).toEqual([]);
    expect(bodies).toEqual([]);
    for (const token of ['token-1', 'token-2']) {
      await page.clock.fastForward(4000);
      await write(page, greek, words.form);
      await tick.check();
      await submit.click();
      await expect(submit).toHaveText(words.form.sent);
      expect(bodies.at(-1)).toEqual({
        ...{ lib_version: '3.2.0', user_id: 'user_1' },
        ...{ service_id: 'service_1', template_id: 'template_1' },
        template_params: {
          ...{ from_name: greek.name, to_name: '‹Maria›', message: greek.message },
          ...{ reply_to: sample.email, 'g-recaptcha-response': token },
        },
      });
      await expect(tick).not.toBeChecked();
    }
    expect(await strays(page)).toEqual([]);
  });
  await test.step('a failure is told in the language of the page', async () => {
    status = 500;
    await page.clock.fastForward(4000);
    await write(page, greek, words.form);
    await tick.check();
    await submit.click();
    await expect(page.getByText(words.form.failures.server)).toBeVisible();
    expect(await strays(page)).toEqual([]);
    expect(await axeViolations(page, '#contact')).toEqual([]);
  });
});
