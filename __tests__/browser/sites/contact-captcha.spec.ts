import type { Page } from '@playwright/test';
import { exportOf, SERVICE_HOST } from '../../fixtures/sites';
import { expect, formOf, openForm, sample, test, textOf, write } from '../support/contact-page';

// The owner of the full life demands a captcha.
const out = exportOf('full');
const SCRIPT = 'https://www.google.com/recaptcha/**';

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
          <label><input type="checkbox" form="none">I am not a robot (${sitekey})</label>
          <textarea aria-label="Answer" style="display: none; resize: none"></textarea>
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

/** Opens the form with a working captcha and service; returns the tokens that arrive. */
async function openWithCaptcha(page: Page, url: string): Promise<string[]> {
  const tokens: string[] = [];
  await page.route(SCRIPT, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${recaptcha})()` }),
  );
  await page.route(`${SERVICE_HOST}/**`, (route) => {
    const { template_params: params } = route.request().postDataJSON();
    tokens.push(params['g-recaptcha-response']);
    return route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await openForm(page, url);
  return tokens;
}

const tick = (page: Page) => page.getByRole('checkbox', { name: 'I am not a robot (site_key)' });

test('the script is loaded when the visitor turns to the form, not before', async ({
  page,
  serve,
  allow,
}) => {
  allow(/request to outside/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { url } = await serve({ dir: out });
  await openWithCaptcha(page, url);
  await expect(formOf(page).submit).toBeEnabled();
  expect(asked.filter((each) => each.includes('recaptcha'))).toEqual([]);

  await formOf(page).name.focus();
  await expect(tick(page)).toBeVisible();
  expect(asked.filter((each) => each.includes('recaptcha'))).toHaveLength(1);
});

test('the box stands as Google made it, and the policy lets nothing else of that kind in', async ({
  page,
  serve,
  allow,
}) => {
  allow(/request to outside/);
  const { url } = await serve({ dir: out });
  await openWithCaptcha(page, url);
  await formOf(page).name.focus();
  const box = page
    .locator('div')
    .filter({ has: tick(page) })
    .last();
  await expect(box).toHaveCSS('width', '304px');
  await expect(page.getByLabel('Answer')).toBeHidden();

  allow(/Content Security Policy/);
  await page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('style'), { textContent: 'body { display: none }' }),
    );
  });
  await expect(page.locator('body')).toHaveCSS('display', 'block');
});

test('its token goes along, a new one with every message', async ({ page, serve, allow }) => {
  allow(/request to outside/);
  const { url } = await serve({ dir: out });
  const tokens = await openWithCaptcha(page, url);
  const { submit } = formOf(page);
  for (const expected of [['token-1'], ['token-1', 'token-2']]) {
    await write(page);
    await tick(page).check();
    await submit.click();
    await expect(submit).toHaveText('Message Sent!');
    expect(tokens).toEqual(expected);
    await expect(tick(page)).not.toBeChecked();
    await page.clock.fastForward(3000);
  }
});

test('a box not ticked is asked for', async ({ page, serve, allow }) => {
  allow(/request to outside/, /failed to send \(captcha-missing\)/);
  const { url } = await serve({ dir: out });
  const tokens = await openWithCaptcha(page, url);
  await write(page);
  const { submit, status } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(status).toContainText('The “I’m not a robot” check is not complete.');
  expect(await textOf(page)).toEqual(sample);
  expect(tokens).toEqual([]);
});

test('a blocked script ends as a failure with the mail program as a way out', async ({
  page,
  serve,
  allow,
}) => {
  allow(/recaptcha/, /failed to send \(captcha-blocked\)/, /ERR_BLOCKED/);
  const { url } = await serve({ dir: out });
  await page.route(SCRIPT, (route) => route.abort('blockedbyclient'));
  await openForm(page, url);
  await write(page);
  const { submit, status, openMail } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await expect(status).toContainText('The “I’m not a robot” check could not be loaded.');
  await expect(openMail).toBeVisible();
  expect(await textOf(page)).toEqual(sample);
});
