import { exportOf, SERVICE_HOST, SUB_PATH } from '../../fixtures/sites';
import { stress } from '../../fixtures/stress';
import {
  expect,
  formOf,
  openForm,
  sample,
  test,
  textOf,
  writeAndSend,
} from '../support/contact-page';
import { type FaultRow, printFaults } from '../support/fault-table';

// The owner of this site has put in the identifiers of the e-mail service. In one worker, one after
// the other, so that one table can be printed at the end.
test.describe.configure({ mode: 'default' });

const site = { dir: exportOf('stress'), basePath: SUB_PATH };
const rows: FaultRow[] = [];

test.afterAll(() => printFaults(rows));

test('the message goes to the service with the owner’s identifiers', async ({
  page,
  serve,
  allow,
}) => {
  allow(/request to outside: https:\/\/mail\.example\.com/);
  const { url } = await serve(site);
  await page.route(`${SERVICE_HOST}/**`, (route) =>
    route.fulfill({ body: 'OK', headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openForm(page, url);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  expect(await writeAndSend(page)).toBe('Message Sent!');
  const request = await sent;
  expect(request.url()).toBe(`${SERVICE_HOST}/api/v1.0/email/send`);
  expect(await request.headerValue('content-type')).toBe('application/json');
  expect(request.postDataJSON()).toEqual({
    lib_version: '3.2.0',
    user_id: 'user_1',
    service_id: 'service_1',
    template_id: 'template_1',
    template_params: {
      from_name: sample.name,
      to_name: stress.owner.firstNames,
      message: sample.message,
      reply_to: sample.email,
    },
  });
  await expect(page.getByText('A third-party email service, mail.example.com')).toBeVisible();
});

const unreachable = /could not be reached/;

test('a name that cannot be resolved: the text is kept', async ({ page, serve, allow }) => {
  allow(/mail\.example\.com/, /failed to send/);
  const { url } = await serve(site);
  await openForm(page, url);
  const failed = page.waitForEvent('requestfailed');
  await writeAndSend(page);
  expect((await failed).failure()?.errorText).toBe('net::ERR_NAME_NOT_RESOLVED');
  await record('name not resolved (DNS)', page, 0);
});

test('a failing encryption: the text is kept', async ({
  playwright,
  launchOptions,
  serve,
  baseURL,
}) => {
  const { url } = await serve(site);
  // A server without TLS at the port where the browser expects it.
  const rule = `MAP mail.example.com:443 ${new URL(baseURL ?? '').host}`;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rule}`],
  });
  const page = await browser.newPage();
  await openForm(page, url);
  const failed = page.waitForEvent('requestfailed');
  await writeAndSend(page);
  expect((await failed).failure()?.errorText).toBe('net::ERR_SSL_PROTOCOL_ERROR');
  await record('encryption failed (TLS)', page, 1);
  await browser.close();
});

test('a service that does not allow the page to ask: the text is kept', async ({
  page,
  serve,
  allow,
}) => {
  allow(/mail\.example\.com/, /failed to send/, /CORS/, /net::ERR_FAILED/);
  const { url } = await serve(site);
  await page.route(`${SERVICE_HOST}/**`, (route) =>
    route.fulfill({
      body: 'OK',
      headers: { 'Access-Control-Allow-Origin': 'https://else.example' },
    }),
  );
  await openForm(page, url);
  await writeAndSend(page);
  await record('answer not for this page (CORS)', page, 1);
});

async function record(fault: string, page: Parameters<typeof formOf>[0], requests: number) {
  const { submit, status, openMail } = formOf(page);
  await expect(submit).toHaveText('Failed to Send');
  const text = await textOf(page);
  rows.push({
    fault,
    label: await submit.innerText(),
    isTextKept: JSON.stringify(text) === JSON.stringify(sample),
    requests,
    says: await status.innerText(),
  });
  expect(text).toEqual(sample);
  await expect(status).toHaveText(unreachable);
  await expect(status).toHaveText(/try again/);
  await expect(openMail).toBeVisible();
}
