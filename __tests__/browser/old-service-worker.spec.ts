import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/browser/fixtures';

const [, recipe = ''] = /```js\n(.*?)```/s.exec(readFileSync('docs/moving-in.md', 'utf8')) ?? [];

/** As the service workers of many old sites: it answers with what it has once stored. */
const oldWorker = `
  addEventListener('install', (event) => {
    event.waitUntil(caches.open('old').then((cache) => cache.addAll(['/'])));
    skipWaiting();
  });
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    event.respondWith(caches.match(event.request).then((found) => found ?? fetch(event.request)));
  });
`;

const oldPage = `<!DOCTYPE html><title>Old</title><link rel="icon" href="data:,"><p>The old site</p>
  <script>navigator.serviceWorker.register('/sw.js')</script>`;

test('a visitor of an old site with a service worker gets the new page', async ({
  page,
  serve,
}, testInfo) => {
  const folder = testInfo.outputPath('site');
  mkdirSync(folder, { recursive: true });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  write('index.html', oldPage);
  write('sw.js', oldWorker);
  const { url } = await serve({ folder });
  await page.goto(`${url}/`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  write('index.html', '<!DOCTYPE html><title>New</title><link rel="icon" href="data:,"><p>New</p>');
  await page.goto(`${url}/`);
  await expect(page.getByText('The old site')).toBeVisible();
  write('sw.js', recipe.replace(/^ {2}/gm, ''));
  await page.goto(`${url}/`);
  await expect(page.getByText('New')).toBeVisible();
});
