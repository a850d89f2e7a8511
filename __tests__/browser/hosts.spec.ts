import { readdirSync, readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { immutable, revalidate, securityHeaders } from '../../lib/hosting/headers';
import { exportOf } from '../fixtures/sites';
import { ask } from '../support/ask';
import { expect, test } from './support/fixtures';
import { isInstalled, startCaddy, startNginx } from './support/host-programs';

const out = exportOf('template');

const chunk = readdirSync(path.join(out, '_next/static/chunks')).find((name) =>
  name.endsWith('.js'),
);
const home = readFileSync(path.join(out, 'index.html'), 'utf8');
const notFound = readFileSync(path.join(out, '404.html'), 'utf8');
const ours = Object.fromEntries(
  securityHeaders.map(({ name, value }) => [name.toLowerCase(), value]),
);
const addressesHere = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
const hasIPv6 = addressesHere.some(({ address }) => address === '::1');

const hosts = [
  { name: 'nginx', isHere: isInstalled('nginx', '-v'), start: startNginx, address: '::1' },
  { name: 'Caddy', isHere: isInstalled('caddy', 'version'), start: startCaddy },
];

for (const { name, isHere, start, address } of hosts) {
  for (const base of ['', '/portfolio']) {
    const where = base === '' ? 'at its root' : 'below a path';
    test(`${name} with our settings serves the export ${where}`, async () => {
      test.skip(!isHere, `${name} is not installed here`);
      test.skip(address === '::1' && !hasIPv6, 'this computer has no IPv6');
      const host = await start(test.info().outputPath('host'), base);
      const get = (path: string) =>
        ask(host.port, base + path, {
          host: address,
          headers: { host: `www.example.com:${host.port}`, 'accept-encoding': 'gzip' },
        });
      try {
        const page = await get('/');
        expect(page).toMatchObject({ status: 200, headers: ours });
        expect(page.headers['cache-control']).toBe(revalidate.value);
        expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
        expect(gunzipSync(page.body).toString()).toBe(home);

        const script = await get(`/_next/static/chunks/${chunk}`);
        expect(script).toMatchObject({ status: 200, headers: ours });
        expect(script.headers['cache-control']).toBe(immutable.value);

        for (const path of ['/nothing', '/_next/static/chunks/gone.js']) {
          const missing = await get(path);
          expect(missing, path).toMatchObject({ status: 404, headers: ours });
          expect(missing.headers['cache-control'], path).toBe(revalidate.value);
          expect(gunzipSync(missing.body).toString(), path).toBe(notFound);
        }
        const types = { 'manifest.webmanifest': /^application\/manifest/, 'contact.vcf': /vcard/ };
        for (const [file, type] of Object.entries(types)) {
          expect((await get(`/${file}`)).headers['content-type'], file).toMatch(type);
        }
      } finally {
        await host.stop();
      }
    });
  }
}
