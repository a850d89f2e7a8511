import { MESSAGE_LIMIT } from '../../lib/contact/message';
import {
  empty,
  expectText,
  formOf,
  sample,
  serviceAddress,
  words,
  write,
} from '../browser/support/contact-page';
import { withMotion } from '../browser/support/fixtures';
import { everyFrame, open } from '../browser/support/page';
import { translatePage } from '../browser/support/translation';
import { expect, test } from './support/fixtures';

// Every browser engine of this machine runs this test. React crashes when it inserts before a text
// node that a browser has replaced, or removes it. phone.spec.ts visits the other parts of the page
// that React changes.

test.use({ ...withMotion, viewport: { width: 390, height: 844 } });

test('a message arrives from a translated page, after a failure', async ({ page, site, allow }) => {
  allow(/failed to send \(unconfirmed\)/, /503|send|fetch/i);
  const iconWidths = await everyFrame(page, () => {
    const icons = document.querySelectorAll('#contact [type=submit] :is(use, span:empty)');
    return Math.max(...Array.from(icons, (icon) => icon.getBoundingClientRect().width));
  });
  await open(page, `${site.url}/#contact`);
  await translatePage(page);
  const { message, submit, status, copy } = formOf(page);
  await submit.click();
  const fault = page.getByText(words.faults['name-missing']);
  await expect(fault).toBeVisible();
  await write(page);
  await expect(fault).toBeHidden();
  const counter = page.getByText('of 5,000 characters');
  await message.fill('a'.repeat(MESSAGE_LIMIT));
  await expect(counter).toBeVisible();
  await message.fill(sample.message);
  await expect(counter).toBeHidden();
  await page.route(serviceAddress, (route) => route.fulfill({ status: 503 }));
  await page.evaluate(() => window.framesSeen.splice(0));
  await submit.click();
  await expect(status).toContainText(words.failures.unconfirmed);
  await copy.click();
  await expect(page.getByText(words.isCopied).or(page.getByText(words.isSelected))).toBeVisible();

  await page.unroute(serviceAddress);
  await submit.click();
  await expect(status).toContainText(sample.email);
  await expectText(page, empty);
  expect(Math.min(...(await iconWidths())), 'width of the icon on the button').toBeGreaterThan(10);
  expect(site.messages.map(({ template_params }) => template_params)).toMatchObject([
    { from_name: sample.name, reply_to: sample.email, message: sample.message },
  ]);
  await expect(submit).toHaveText(words.idle);
  await expect(page.getByRole('contentinfo')).toBeAttached();
});
