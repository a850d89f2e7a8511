import type { Page } from '@playwright/test';
import { expect, formOf, openForm, sample, test, textOf, write } from './support/contact-page';
import { type FaultRow, printFaults } from './support/fault-table';
import type { Behaviour, FaultyService } from './support/faulty-service';

// In one worker, one after the other, so that one table can be printed at the end.
test.describe.configure({ mode: 'default' });

interface Fault {
  name: string;
  /** What the service does; by default nothing goes wrong there. */
  behaviour?: Behaviour;
  /** What else goes wrong, just before the form is sent. */
  atSending?: (page: Page) => Promise<unknown>;
  /** What happens while the form waits for an answer. */
  whileSending?: (page: Page, service: FaultyService) => Promise<unknown>;
  /** A part of what the visitor reads. */
  says: RegExp;
  /** Whether they are told to try again. */
  retry: boolean;
  requests: number;
}

const arrived = async (service: FaultyService) =>
  expect.poll(() => service.requests.length).toBeGreaterThan(0);

const after15Seconds = async (page: Page, service: FaultyService) => {
  await arrived(service);
  await page.clock.fastForward(14_000);
  await expect(formOf(page).submit).toHaveText('Sending...');
  await page.clock.fastForward(1500);
};

const ownerOnly = /only Juan can mend/;
const refusal = (status: number, body: string): Fault => ({
  name: `answer ${status} ${body}`.trim(),
  behaviour: { status, body },
  says: ownerOnly,
  retry: false,
  requests: 1,
});
const trouble = (status: number, says: RegExp): Fault => ({
  name: `answer ${status}`,
  behaviour: { status },
  says,
  retry: true,
  requests: 1,
});

const faults: Fault[] = [
  {
    name: 'no answer for 15 s',
    behaviour: 'no answer',
    whileSending: after15Seconds,
    says: /did not answer within 15 seconds/,
    retry: true,
    requests: 1,
  },
  {
    name: 'an answer that never ends',
    behaviour: 'endless',
    whileSending: after15Seconds,
    says: /did not answer within 15 seconds/,
    retry: true,
    requests: 1,
  },
  {
    name: 'answer cut off',
    behaviour: 'cut',
    says: /broke before the email service confirmed/,
    retry: true,
    requests: 1,
  },
  {
    name: 'connection reset',
    behaviour: 'reset',
    says: /could not be reached/,
    retry: true,
    requests: 1,
  },
  {
    name: 'offline before sending',
    atSending: (page) => page.context().setOffline(true),
    says: /You seem to be offline/,
    retry: true,
    requests: 0,
  },
  {
    name: 'offline while sending',
    behaviour: 'no answer',
    whileSending: async (page, service) => {
      await arrived(service);
      await page.context().setOffline(true);
      await page.clock.fastForward(15_000);
    },
    says: /You seem to be offline/,
    retry: true,
    requests: 1,
  },
  {
    name: 'blocked by an extension',
    atSending: (page) => page.route('**/email/send', (route) => route.abort('blockedbyclient')),
    says: /browser extension may be in the way/,
    retry: true,
    requests: 0,
  },
  {
    name: 'a web page instead of an answer',
    behaviour: { body: '<!doctype html><p>Welcome', headers: { 'Content-Type': 'text/html' } },
    says: ownerOnly,
    retry: false,
    requests: 1,
  },
  refusal(400, 'The user ID is invalid'),
  refusal(401, ''),
  refusal(403, 'API calls are disabled for non-browser applications'),
  refusal(404, 'Account not found'),
  refusal(405, ''),
  refusal(412, 'Gmail_API: Invalid grant'),
  refusal(422, ''),
  trouble(413, /too long for the email service/),
  trouble(429, /too much to do/),
  trouble(500, /has a fault/),
  trouble(503, /has a fault/),
  {
    name: 'clock set back a year while sending',
    behaviour: 'reset',
    atSending: (page) => page.clock.setSystemTime('2025-01-01'),
    says: /could not be reached/,
    retry: true,
    requests: 1,
  },
];

const rows: FaultRow[] = [];

/** Sends what stands in the form, and checks what the visitor is left with. */
async function meet(fault: Fault, page: Page, service: FaultyService): Promise<void> {
  service.requests.length = 0;
  await fault.atSending?.(page);
  const { submit, status, openMail, copy } = formOf(page);
  await submit.click();
  await fault.whileSending?.(page, service);

  await expect(submit).toHaveText('Failed to Send');
  await expect(submit).toBeEnabled();
  await expect(submit).toBeFocused();
  const text = await textOf(page);
  const requests = service.requests.length;
  rows.push({
    fault: fault.name,
    label: await submit.innerText(),
    isTextKept: JSON.stringify(text) === JSON.stringify(sample),
    requests,
    says: await status.innerText(),
  });
  expect(text).toEqual(sample);
  expect(requests).toBe(fault.requests);
  await expect(status).toHaveText(fault.says);
  if (fault.retry) await expect(status).toHaveText(/try again/);
  else await expect(status).not.toHaveText(/try again/);
  await expect(openMail).toHaveAttribute('href', /^mailto:.*we%20liked%20SupportHub/);
  await expect(copy).toBeVisible();

  await page.context().setOffline(false);
  await page.unrouteAll();
  await page.clock.fastForward(3000);
  await expect(submit).toHaveText('Send Message');
}

const expected =
  /failed to send|Failed to load|request failed|Fetch API cannot load|Connecting to/i;
const reported = (seen: string[]) =>
  seen.filter((each) => /console error: The contact form failed/.test(each)).length;

test('whatever goes wrong, the text is kept and the visitor knows what to do', async ({
  page,
  service,
  allow,
  faults: { seen },
}) => {
  allow(expected);
  await openForm(page, service.url);
  await write(page);
  for (const fault of faults) {
    service.behave(fault.behaviour ?? { body: 'OK' });
    await test.step(fault.name, () => meet(fault, page, service));
  }
  expect(reported(seen)).toBe(faults.length);
});

test('the same where a policy of the visitor’s network is in the way', async ({
  page,
  service,
  allow,
}) => {
  allow(expected);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "connect-src 'none'" };
    return route.fulfill({ response, headers });
  });
  await openForm(page, service.url);
  await write(page);
  const says = /could not be reached/;
  await meet({ name: 'blocked by a policy', says, retry: true, requests: 0 }, page, service);
});

test('the time limit ends the request itself', async ({ page, service, allow }) => {
  allow(/failed to send/);
  service.behave('no answer');
  await openForm(page, service.url);
  await write(page);
  await formOf(page).submit.click();
  await after15Seconds(page, service);
  await expect.poll(() => service.requests[0]?.isAborted).toBe(true);
});

test('after a failure a second try can succeed', async ({ page, service, allow }) => {
  allow(/failed to send|ERR_CONNECTION_RESET/);
  service.behave('reset');
  await openForm(page, service.url);
  await write(page);
  const { submit, status, openMail } = formOf(page);
  await submit.click();
  await expect(submit).toHaveText('Failed to Send');
  await page.clock.fastForward(1500);
  service.behave({ body: 'OK' });
  await submit.click();
  await expect(submit).toHaveText('Message Sent!');
  await expect(status).not.toContainText('Failed');
  await expect(openMail).toBeHidden();
  expect(await textOf(page)).toEqual({ name: '', email: '', message: '' });
});

test.afterAll(() => printFaults(rows));
