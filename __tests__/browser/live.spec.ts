import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { content as template } from '../../lib/content';
import type { Content } from '../../lib/content/schema';
import { type Answer, ask } from '../../scripts/doctor/live/ask';
import { browserFindings } from '../../scripts/doctor/live/browser-visit';
import { examineLive } from '../../scripts/doctor/live/examine';
import { sendThroughForm } from '../../scripts/doctor/live/send';
import { CATCHER_PATH } from '../../scripts/preview/mail-catcher';
import { run } from '../../scripts/test/site-copy';
import { createInternet, type Internet, type Replies, type Reply } from '../support/internet';
import { handOn } from './support/faulty-service';
import { test as base, expect } from './support/fixtures';

// The doctor's own browser on the export, as if it stood on the public internet.
const HOME = template.site.url;

/** The owner has put in the identifiers; the page was built before, so it asks its own host. */
const connected: Content = {
  ...template,
  contact: {
    ...template.contact,
    emailService: { host: HOME, userId: 'u', serviceId: 's', templateId: 't' },
  },
};

const test = base.extend<{ internet: Internet; export: Reply; environment: NodeJS.ProcessEnv }>({
  /** What the doctor finds its browser and the browser its fonts by: as in the other tests. */
  environment: [
    async ({ launchOptions }, use) => {
      const { env } = process;
      const before = { ...env };
      Object.assign(env, launchOptions.env, { CHROME_PATH: launchOptions.executablePath });
      await use(env);
      for (const name of Object.keys(env)) delete env[name];
      Object.assign(env, before);
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it needs.
  internet: async ({}, use) => {
    const internet = createInternet({ limitMs: 20_000 });
    await use(internet);
    await internet.close();
  },
  /** What a host that serves `out/` answers. */
  export: async ({ site }, use) => {
    await use((incoming, response) => handOn(site.url, incoming, response));
  },
});

/** The page as the doctor gets it before it opens a browser. */
async function arrive(internet: Internet, replies: Replies, origin = HOME): Promise<Answer> {
  await internet.host(origin, replies);
  const answer = await ask(new URL(`${origin}/`), internet.network);
  if (answer.kind === 'fault') throw new Error(answer.detail);
  return answer;
}

const html = (body: string, headers = {}): Reply => ({
  headers: { 'Content-Type': 'text/html', ...headers },
  body: `<!DOCTYPE html><title>Page</title><link rel="icon" href="data:,">${body}`,
});

const lines = async (internet: Internet, replies: Replies, restLimitMs = 3000) => {
  const site = await arrive(internet, replies);
  const found = await browserFindings(site, internet.network, restLimitMs);
  return found.map(({ topic, text }) => `${topic}: ${text}`);
};

test('the export, published as it is, is well in every respect', async ({
  internet,
  export: exported,
}) => {
  await internet.host(HOME, { '*': exported });
  const redirect: Reply = (request, response) =>
    void response.writeHead(301, { Location: HOME + request.url }).end();
  await internet.host(HOME.replace('https', 'http'), { '*': redirect });
  await internet.host(HOME.replace('//', '//www.'), { '*': redirect });
  const index = await readFile(path.join('out', 'index.html'));
  const report = await examineLive({
    content: template,
    address: new URL(HOME),
    ownAddress: HOME,
    network: internet.network,
    remembered: { recall: () => undefined, keep: () => {}, save: async () => {} },
    built: (name) => (name === 'index.html' ? index : undefined),
    browser: true,
    send: false,
    now: new Date(),
  });
  expect(report.findings).toEqual([]);
  expect(report.good).toContain('browser');
});

test('what the policy blocks is named once, and does not run', async ({ internet }) => {
  const policy = { 'Content-Security-Policy': "script-src 'self'" };
  const found = await lines(internet, {
    '/': html('<script>document.body.append(new Image().src = "/ran.png")</script>', policy),
  });
  expect(found).toEqual([
    'wrong: The policy blocks part of the page: script-src-elem forbids inline.',
  ]);
  expect(internet.asked).not.toContain(`GET ${HOME}/ran.png`);
});

test('script errors and missing files are named', async ({ internet }) => {
  const found = await lines(internet, {
    '/': html(
      '<script>console.error("No key"); setTimeout(() => missing())</script><img src="/gone.png">',
    ),
  });
  expect(found).toEqual([
    'wrong: Files of the page do not come: /gone.png (status 404).',
    expect.stringMatching(/^wrong: Scripts fail in the browser: No key; .*missing is not defined/),
  ]);
});

test('other hosts are named and not reached, whatever their names lead to', async ({
  internet,
}) => {
  await internet.host('http://inside.dev', { '*': { body: 'secret' } });
  const inside = new URL((await startOwn(internet)).address);
  const found = await lines(internet, {
    '/': html(`
      <img src="http://inside.dev/x.png"><img src="${inside.href}x.png">
      <iframe src="/away"></iframe>
      <script>new WebSocket('ws://${inside.host}/'); window.open('${inside.href}popup');</script>`),
    '/away': { status: 302, headers: { Location: `${inside.href}redirected` } },
  });
  expect(found).toContainEqual(
    expect.stringMatching(/^wrong: The page asks other hosts: .*inside\.dev/),
  );
  expect(internet.asked.filter((each) => !each.includes(HOME))).toEqual([]);
});

/** A host of this machine, by its number: what a script must not reach from the doctor's browser. */
async function startOwn(internet: Internet): Promise<{ address: string }> {
  await internet.host('http://local.dev', { '*': { body: 'secret' } });
  const [place] = await internet.network.resolve('local.dev', 80);
  return { address: `http://127.0.0.1:${place?.port}/` };
}

test('a page that never rests does not keep the doctor', async ({ internet }) => {
  const page = html(`<script>
    addEventListener('load', () => setTimeout(() => { for (;;) console.error('again'); }));
    alert('Stay!'); onbeforeunload = () => 'Stay!';
  </script>`);
  const found = await lines(internet, { '/': page }, 1000);
  expect(found).toEqual([expect.stringMatching(/^wrong: Scripts fail in the browser: again/)]);
});

test('a browser that breaks down is no fault of the page', async ({ internet, environment }) => {
  test.skip(process.platform === 'win32', 'the breakdown is made with a shell script');
  const dir = test.info().outputPath();
  const program = path.join(dir, 'browser');
  // Kills itself and the browser, which are a group of their own, once the page has been asked for.
  const script = `#!/bin/sh
case "$*" in *--version*) exit 0;; esac
"${environment.CHROME_PATH}" "$@" &
while [ ! -e "${dir}/asked" ]; do sleep 0.1; done
kill -9 -$$
`;
  await mkdir(dir, { recursive: true });
  await writeFile(program, script, { mode: 0o755 });
  environment.CHROME_PATH = program;
  const found = await lines(internet, {
    '/': (request, response) => {
      const isBrowser = /Chrome/.test(request.headers['user-agent'] ?? '');
      if (isBrowser) void writeFile(path.join(dir, 'asked'), '');
      else response.end('Hello');
    },
  });
  expect(found).toEqual([expect.stringMatching(/^untold: .*left out: Chromium broke down/)]);
});

test.describe('A message sent from the published page', () => {
  const now = new Date('2026-11-20T12:00:00Z');

  for (const [status, body, says, todo] of [
    [
      400,
      'The user ID is invalid',
      /answered 400, "The user ID is invalid"\. An identifier is wrong/,
      /^Compare the three/,
    ],
    [
      403,
      'API calls are disabled \u001b[2J',
      /answered 403, "API calls are disabled"/,
      /allowed origins/,
    ],
  ] as const) {
    test(`is refused with ${status}, and why`, async ({ internet, export: exported }) => {
      const service: Reply = { status, body };
      const site = await arrive(internet, { [CATCHER_PATH]: service, '*': exported });
      const result = await sendThroughForm(site, connected, internet.network, now);
      expect(result).toEqual({
        finding: {
          topic: 'wrong',
          text: expect.stringMatching(says),
          todo: expect.stringMatching(todo),
        },
      });
    });
  }

  test('arrives with the owner’s address and the moment in it', async ({
    internet,
    site,
    export: exported,
  }) => {
    const page = await arrive(internet, { '*': exported });
    const result = await sendThroughForm(page, connected, internet.network, now);
    const { email } = connected.contact;
    expect(result).toEqual({
      sent: `The e-mail service took the message ("OK"); look for it at ${email}.`,
    });
    expect(site.messages).toHaveLength(1);
    const params = site.messages[0]?.template_params;
    expect(params?.reply_to).toBe(email);
    expect(params?.message).toContain('2026-11-20T12:00:00.000Z');
  });

  test('reaches a service of another name, and no other one', async ({ internet }) => {
    const service = 'https://mail.dev';
    const received: string[] = [];
    await internet.host(service, {
      '*': (request, response) => {
        received.push(`${request.method} ${request.headers.origin}`);
        const headers = { 'Access-Control-Allow-Origin': '*' };
        response.writeHead(200, headers).end('OK');
      },
    });
    const page = await arrive(internet, { '/': html(form(service)) });
    const { contact } = connected;
    const emailService = { ...contact.emailService, host: service };
    const content = { ...connected, contact: { ...contact, emailService } };
    const result = await sendThroughForm(page, content, internet.network, now);
    expect(result).toHaveProperty('sent');
    expect(received).toEqual([`POST ${HOME}`]);
  });

  test('is not sent by a page without a form, or whose form does nothing', async ({ internet }) => {
    const bare = await arrive(internet, { '/': html(form('').replace('fetch', 'void')) });
    const result = await sendThroughForm(bare, connected, internet.network, now, 2000);
    expect(result).toMatchObject({
      finding: { text: 'The form was filled in and submitted, but sent nothing.' },
    });
  });

  test('is not sent while the form is not connected, nor where a robot check stands before', async ({
    internet,
  }) => {
    const page = await arrive(internet, { '/': html('') });
    expect(await sendThroughForm(page, template, internet.network, now)).toMatchObject({
      finding: { text: expect.stringContaining('without userId, serviceId, templateId') },
    });
    const { contact } = connected;
    const host = 'https://mail.example';
    const emailService = { host, ...contact.emailService, captchaSiteKey: 'key' };
    const checked = { ...connected, contact: { ...contact, emailService } };
    expect(await sendThroughForm(page, checked, internet.network, now)).toMatchObject({
      finding: { topic: 'untold', text: 'The form asks for a robot check.' },
    });
  });
});

test('the command prints JSON and ends with the code for a fault', async ({ site }) => {
  // The export names its own address, which this one is not; so there is something to say.
  const args = ['scripts/doctor.ts', '--live', site.url, '--allow-local', '--json'];
  const cwd = process.cwd();
  const { code, output } = await run('node_modules/tsx/dist/cli.mjs', args, { cwd });
  const report = JSON.parse(output);
  expect(report.address).toBe(`${site.url}/`);
  expect(report.good, output).toEqual(expect.arrayContaining(['browser', 'headers and policy']));
  expect([code, report.isWell]).toEqual([1, false]);
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      topic: 'wrong',
      text: expect.stringMatching(/og\.png names a host/),
    }),
  );
});

/** A form with the fields of the page's, that posts as simply as can be. */
const form = (origin: string) => `
  <form><input name="name"><input name="email"><textarea name="message"></textarea>
  <button type="submit">Send</button></form>
  <script>document.forms[0].onsubmit = (event) => {
    event.preventDefault();
    fetch('${origin}${CATCHER_PATH}', { method: 'POST', body: '{}' });
  };</script>`;
