import { execFile } from 'node:child_process';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SEND_PATH } from '../../lib/contact/send';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { browserFindings, sendingFindings } from '../../scripts/doctor/live/browser';
import { pageFacts, request, type Visit } from '../../scripts/doctor/live/visit';
import { handOn } from './support/faulty-service';
import { test as base, expect } from './support/fixtures';

// The doctor opens a browser of its own; it finds it and the fonts as these tests do.
const test = base.extend<{ serveWith: (listener: RequestListener) => Promise<string> }>({
  serveWith: async ({ launchOptions }, use) => {
    const before = { ...process.env };
    Object.assign(process.env, launchOptions.env, { CHROME_PATH: launchOptions.executablePath });
    const servers: ReturnType<typeof createServer>[] = [];
    await use(async (listener) => {
      const server = createServer(listener);
      servers.push(server);
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    });
    for (const server of servers) server.close();
    process.env = before;
  },
});

/** What a check starts from, after a visit to an address. */
async function visitOf(address: string, changes: Partial<Visit> = {}): Promise<Visit> {
  const page = await request(address);
  if (page.failure) throw new Error(page.failure.text);
  const facts = pageFacts(String(page.body));
  const content = templateContent;
  const visit = { content, address: new URL(address), isOwn: true, page, facts };
  return { ...visit, madeFiles: {}, out: 'out', ...changes };
}

test('npm run doctor -- --live finds the served export well but for its address', async ({
  site,
  launchOptions,
}) => {
  const args = ['scripts/doctor.ts', '--live', site.url, '--allow-local', '--json'];
  const env = { ...process.env, ...launchOptions.env, CHROME_PATH: launchOptions.executablePath };
  const { code, output } = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/tsx/dist/cli.mjs', ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
  const report = JSON.parse(output);
  expect(report.address).toBe(`${site.url}/`);
  expect(report.findings).toEqual([
    { topic: 'unchecked', text: expect.stringMatching(/^out\/ was built for /) },
    {
      topic: 'advice',
      text: expect.stringMatching(/^The page says that it stands elsewhere: canonical address /),
      todo: expect.stringMatching(/^Correct url in content\/site\.ts/),
    },
  ]);
  expect(report.good).toEqual(
    expect.arrayContaining(['browser', 'headers and policy', 'compression and caching']),
  );
  expect([code, report.isWell]).toEqual([0, true]);
});

test('what the browser complains of is named, each with what to do', async ({ serveWith }) => {
  const address = await serveWith(({ url }, response) => {
    if (url !== '/') return response.writeHead(404).end();
    response.setHeader('Content-Security-Policy', "style-src 'none'");
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<!DOCTYPE html><title>Page</title>
      <link rel="icon" href="data:,"><style>body { color: red }</style><img src="/gone.png">
      <img src="http://localhost:9/pixel.gif"><script>console.error('No key'); missing();</script>`);
  });
  const found = (await browserFindings(await visitOf(address))).filter((each) => each !== false);
  expect(found.map(({ text, todo }) => [text, todo])).toEqual([
    [
      expect.stringMatching(/^The security policy blocks part of the page: .*style/),
      expect.stringMatching(/^Switch off/),
    ],
    [
      'Files of the page are missing: /gone.png (status 404).',
      expect.stringMatching(/^Publish all/),
    ],
    [
      expect.stringMatching(/^Scripts fail: No key; missing is not defined/),
      expect.stringMatching(/F12/),
    ],
    ['The page asks other hosts: localhost:9.', expect.stringMatching(/^Switch off/)],
  ]);
});

test.describe('A message sent through the published form', () => {
  const connected: Content = {
    ...templateContent,
    contact: {
      ...templateContent.contact,
      emailService: { host: 'https://mail.dev', userId: 'u', serviceId: 's', templateId: 't' },
    },
  };

  test('arrives, with the owner’s address to reply to', async ({ site, serveWith }) => {
    const address = await serveWith((incoming, response) => handOn(site.url, incoming, response));
    const found = await sendingFindings(await visitOf(address, { content: connected }));
    expect(found.filter((each) => each !== false)).toEqual([]);
    expect(site.messages).toHaveLength(1);
    const params = site.messages[0]?.template_params;
    expect(params?.reply_to).toBe(connected.contact.email);
    expect(params?.message).toContain('the form works');
  });

  test('is refused, and the answer is passed on', async ({ site, serveWith }) => {
    const address = await serveWith((incoming, response) => {
      if (incoming.url !== SEND_PATH) handOn(site.url, incoming, response);
      else response.writeHead(403, { 'Content-Type': 'text/plain' }).end('API calls are disabled');
    });
    expect(await sendingFindings(await visitOf(address, { content: connected }))).toEqual([
      {
        topic: 'wrong',
        text: 'The e-mail service refuses the message: 403, "API calls are disabled".',
        todo: expect.stringMatching(/^docs\/contact\.md/),
      },
    ]);
  });

  test('is not tried while the form is not connected, or asks for a robot check', async ({
    site,
  }) => {
    const visit = await visitOf(`${site.url}/`);
    expect(await sendingFindings(visit)).toMatchObject([
      { topic: 'wrong', text: 'The form lacks userId, serviceId, templateId.' },
    ]);
    const { contact } = connected;
    const emailService = {
      ...contact.emailService,
      host: 'https://mail.dev',
      captchaSiteKey: 'key',
    };
    const content = { ...connected, contact: { ...contact, emailService } };
    expect(await sendingFindings({ ...visit, content })).toMatchObject([{ topic: 'unchecked' }]);
  });
});
