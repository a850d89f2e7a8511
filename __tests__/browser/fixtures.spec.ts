import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from './support/fixtures';

// These hold the fixtures themselves: that a fault in the browser does not pass unseen.

/** A folder with one page of this HTML. */
async function pageOf(html: string): Promise<string> {
  const dir = test.info().outputPath('site');
  await mkdir(dir, { recursive: true });
  const icon = '<link rel="icon" href="data:,">';
  await writeFile(path.join(dir, 'index.html'), `<!doctype html>${icon}${html}`);
  return dir;
}

const faulty: [string, string, RegExp][] = [
  ['an error on the console', '<script>console.error("broken")</script>', /console error: broken/],
  ['a warning', '<script>console.warn("careful")</script>', /console warning: careful/],
  ['an uncaught error', '<script>nothing.here</script>', /uncaught error: ReferenceError/],
  [
    'an unhandled rejection',
    '<script>Promise.reject(Error("no"))</script>',
    /uncaught error: .*no/,
  ],
  ['a missing file', '<img src="missing.png" alt="">', /404 .*missing\.png/],
  ['a foreign picture', '<img src="https://example.com/x.png" alt="">', /outside: .*example\.com/],
  ['a foreign address', '<script>fetch("http://192.0.2.1/").catch(()=>0)</script>', /192\.0\.2\.1/],
];

for (const [name, html, fault] of faulty) {
  test(`${name} is a fault`, async ({ page, serve, faults, allow }) => {
    allow(/./);
    const { url } = await serve({ dir: await pageOf(html) });
    await page.goto(url);

    await expect.poll(() => faults.seen).toContainEqual(expect.stringMatching(fault));
  });
}

for (const address of ['https://example.com/x.png', 'http://192.0.2.1/x.png']) {
  test(`${address} is asked for but not reached`, async ({ page, serve, faults, allow }) => {
    allow(/./);
    const { url } = await serve({ dir: await pageOf(`<img src="${address}" alt="">`) });
    await page.goto(url);

    await expect
      .poll(() => faults.seen)
      .toContainEqual(`request failed: ${address} (net::ERR_NAME_NOT_RESOLVED)`);
  });
}

test('a fault nobody allowed fails the test', async ({ page, serve }) => {
  test.fail();
  const { url } = await serve({ dir: await pageOf('<script>console.error("broken")</script>') });
  await page.goto(url);
});

test('faults in a further context count too', async ({ newContext, serve, faults, allow }) => {
  allow(/broken/);
  const { url } = await serve({ dir: await pageOf('<script>console.error("broken")</script>') });
  const context = await newContext();
  await (await context.newPage()).goto(url);

  await expect.poll(() => faults.seen).toContainEqual(expect.stringContaining('broken'));
});

test('the export opens without a fault, in a further context too', async ({ page, newContext }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const context = await newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto('/');
  await expect(plain.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const name of ['one test', 'the next']) {
  test(`${name} finds an empty mail catcher`, async ({ request, site }) => {
    const message = {
      lib_version: '3.2.0',
      user_id: 'u',
      service_id: 's',
      template_id: 't',
      template_params: { from_name: 'A', to_name: 'B', message: 'C', reply_to: 'a@b.example' },
    };

    expect(site.messages).toEqual([]);
    expect((await request.post('/api/v1.0/email/send', { data: message })).status()).toBe(200);
    expect(site.messages).toEqual([message]);
  });
}
