import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { SEND_PATH } from '../../lib/contact/send';
import type { Content } from '../../lib/content/schema';
import { templateContent } from '../../lib/content/template';
import { browserFindings, sendingFindings } from '../../scripts/doctor/live/browser';
import { pageFacts, request, type Visit } from '../../scripts/doctor/live/visit';
import { contentFileTexts } from '../../scripts/support/content-files';
import { unchecked } from '../fixtures/content';
import { exportOf } from '../fixtures/sites';
import { run } from '../support/run';
import { serve } from '../support/serve';
import { expect, test } from './support/fixtures';

// The doctor starts its own browser: the same program with the same fonts as these tests.
const environment = { ...process.env };
test.beforeEach(({ launchOptions }) => {
  Object.assign(process.env, launchOptions.env, { CHROME_PATH: launchOptions.executablePath });
});
test.afterEach(() => {
  process.env = { ...environment };
});

const emailService = { host: 'https://mail.dev', userId: 'u', serviceId: 's', templateId: 't' };

/** Visits an address whose form has these settings; returns the input of the checks. */
async function visitOf(
  address: string,
  settings: Content['contact']['emailService'] = emailService,
): Promise<Visit> {
  const contact = { ...templateContent.contact, emailService: settings };
  const page = await request(address);
  return {
    locales: unchecked({ ...templateContent, contact }),
    address: new URL(address),
    page,
    facts: pageFacts(String(page.body)),
    projectDir: '.',
  };
}

/** Makes a project with the template's content and export, in which no date is out of date. */
function makeProject(dir: string): string {
  const { site, owner } = templateContent;
  const texts = contentFileTexts({
    ...templateContent,
    site: { ...site, updated: '2099-12-31' },
    owner: { ...owner, availability: undefined },
  });
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    writeFileSync(path.join(dir, file), text);
  }
  const links = {
    public: path.resolve('template/public'),
    out: exportOf('template'),
    node_modules: path.resolve('node_modules'),
  };
  for (const [name, target] of Object.entries(links)) {
    symlinkSync(target, path.join(dir, name), 'junction');
  }
  return dir;
}

test('npm run doctor -- --live reports only the address of the export', async ({ site }) => {
  const cwd = makeProject(test.info().outputPath('project'));
  const { code, output } = await run('scripts/doctor.ts', ['--live', site.url], { cwd });
  expect(output.split('\n').filter(Boolean)).toEqual([
    expect.stringContaining(`${site.url}/, visited on 20`),
    'Could be better:',
    expect.stringMatching(/gives another address as its own: https.* → Correct url in /),
    'Could not be checked:',
    expect.stringMatching(/^ {2}out\/ has no build for /),
    'Nothing is wrong.',
  ]);
  expect(code).toBe(0);
});

test('reports the problems of the browser in any language, with what to do', async () => {
  const { url, close } = await serve(({ url = '' }, response) => {
    if (!/^\/(es\/)?$/.test(url)) return response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/html');
    if (url === '/es/')
      return response.end('<link rel="icon" href="data:,"><script>gone()</script>');
    response.setHeader('Content-Security-Policy', "style-src 'none'");
    response.end(`<!DOCTYPE html><title>Page</title>
      <link rel="icon" href="data:,"><style>body { color: red }</style><img src="/gone.png">
      <img src="http://localhost:9/pixel.gif"><script>console.error('No key')</script>`);
  });
  const visit = await visitOf(`${url}/`);
  const [main] = visit.locales;
  const locales = [main, { ...main, folder: 'es' }] satisfies Visit['locales'];
  const found = (await browserFindings({ ...visit, locales })).filter((each) => each !== false);
  close();
  expect(found.map(({ text, todo }) => `${text} ${todo}`).sort()).toEqual([
    expect.stringMatching(
      /^Files of the page are missing: \/gone.png \(status 404\)\. Publish all/,
    ),
    expect.stringMatching(/^Scripts fail: No key; gone is not defined\. .*F12/),
    expect.stringMatching(/^The page loads files from other hosts: localhost:9\. Switch off/),
    expect.stringMatching(/^The security policy blocks part of the page: .*style.* Switch off/),
  ]);
});

test.describe('A message sent through the published form', () => {
  test('arrives, with the owner’s address as the reply address', async ({ site }) => {
    expect(await sendingFindings(await visitOf(`${site.url}/`))).toEqual([false]);
    expect(site.messages).toHaveLength(1);
    const params = site.messages[0]?.template_params;
    expect(params?.reply_to).toBe(templateContent.contact.email);
    expect(params?.message).toContain('the form works');
  });

  test('is reported with the service’s answer if it is refused', async () => {
    const serveFile = sirv(exportOf('template'));
    const { url, close } = await serve((incoming, response) => {
      if (incoming.url !== SEND_PATH) return serveFile(incoming, response);
      response.writeHead(403, { 'Content-Type': 'text/plain' }).end('API calls are disabled');
    });
    const findings = await sendingFindings(await visitOf(`${url}/`));
    close();
    expect(findings).toEqual([
      {
        topic: 'wrong',
        text: 'The e-mail service refuses the message: 403, "API calls are disabled".',
        todo: expect.stringMatching(/docs\/contact\.md/),
      },
    ]);
  });

  test('is not sent if the form is not connected', async ({ site }) => {
    const unconnected = await visitOf(`${site.url}/`, { host: emailService.host });
    expect(await sendingFindings(unconnected)).toMatchObject([
      { topic: 'wrong', text: 'The form has no userId, serviceId, templateId.' },
    ]);
  });
});
