import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { type Header, securityHeaders } from '../../lib/hosting/headers';
import { ask } from '../support/ask';
import { expect, test } from './support/fixtures';
import { isInstalled, startCaddy, startNginx } from './support/host-programs';
import { observatory } from './support/observatory';

const chunk = readdirSync('out/_next/static/chunks').find((name) => name.endsWith('.js'));
const home = readFileSync('out/index.html', 'utf8');
const notFound = readFileSync('out/404.html', 'utf8');
const forEver = 'public, max-age=31536000, immutable';
const again = 'no-cache';

const asRecord = (headers: readonly Header[]) =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));

const hosts = [
  { name: 'nginx', isHere: isInstalled('nginx', '-v'), start: startNginx },
  { name: 'Caddy', isHere: isInstalled('caddy', 'version'), start: startCaddy },
];

for (const { name, isHere, start } of hosts) {
  test(`${name} with our settings serves the export with all headers`, async () => {
    test.skip(!isHere, `${name} is not installed here`);
    const host = await start(test.info().outputPath('host'));
    try {
      const accept = { headers: { 'accept-encoding': 'gzip' } };
      const page = await ask(host.port, '/', accept);
      expect(page.status).toBe(200);
      expect(page.headers).toMatchObject(asRecord(securityHeaders));
      expect(page.headers['cache-control']).toBe(again);
      expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect(page.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(page.body).toString()).toBe(home);

      const script = await ask(host.port, `/_next/static/chunks/${chunk}`);
      expect(script.headers['cache-control']).toBe(forEver);
      expect(script.headers['x-content-type-options']).toBe('nosniff');
      expect(script.headers['content-type']).toMatch(/javascript/);

      for (const path of ['/nothing', '/_next/static/chunks/gone.js', '/_headers']) {
        const missing = await ask(host.port, path);
        expect(missing.status, path).toBe(404);
        expect(missing.text, path).toBe(notFound);
        expect(missing.headers['cache-control'], path).not.toBe(forEver);
        expect(missing.headers['x-content-type-options'], path).toBe('nosniff');
      }
      const manifest = await ask(host.port, '/manifest.webmanifest');
      expect(manifest.headers['content-type']).toMatch(/^application\/manifest\+json/);

      const { headers } = await ask(host.port, '/');
      const grade = await observatory(headers as Record<string, string>, home);
      expect(grade.score, grade.reasons.join('\n')).toBeGreaterThanOrEqual(130);
      // Of a setting it would rather not have; Caddy warns of its own business too.
      if (name === 'nginx') expect(host.said()).not.toContain('[warn]');
    } finally {
      await host.stop();
    }
  });
}

test('Mozilla Observatory gives 130 points for the headers of Netlify and Cloudflare', async ({
  site,
}) => {
  const { headers, text } = await ask(site.port, '/');
  const grade = await observatory(headers as Record<string, string>, text);
  expect(grade.score, grade.reasons.join('\n')).toBeGreaterThanOrEqual(130);
  expect(grade.failed).toEqual([]);
});

test('a hashed file is kept for ever, a page is asked for again', async ({ site }) => {
  const script = await ask(site.port, `/_next/static/chunks/${chunk}`);
  expect(script.headers['cache-control']).toBe(forEver);
  expect((await ask(site.port, '/')).headers['cache-control']).toBe(again);
  expect((await ask(site.port, '/nothing')).headers['cache-control']).toBe(again);
});
