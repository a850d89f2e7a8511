import { spawn } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentTypeOf, headersOfFile } from '../../lib/hosting/headers';
import { expect, test } from '../support/browser/fixtures';
import { freePort } from '../support/free-port';
import { existsOnPath } from '../support/path-programs';
import { exportOf } from '../support/tested-sites';

interface ServerSettings {
  /** The folder for the program's own files. */
  dir: string;
  port: number;
  /** The folder to serve. */
  root: string;
  /** The path of the site below `root`: `''` or `/portfolio`. docs/deploying.md describes it. */
  base: string;
}

const fileOf = { nginx: 'docs/hosts/nginx.conf', caddy: 'docs/hosts/Caddyfile' } as const;

/** The text of a file with each of the changes, which must all be possible. */
function changedText(file: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce(
    (text, [old, changed]) => {
      expect(text, file).toContain(old);
      return text.replace(old, changed);
    },
    readFileSync(file, 'utf8'),
  );
}

/** Each function writes the settings for a real program, and returns the program's arguments. */
const programs = {
  nginx({ dir, port, root, base }: ServerSettings): string[] {
    const site = changedText(fileOf.nginx, {
      'listen 80;': `listen 127.0.0.1:${port};`,
      'listen [::]:80;': '',
      '/var/www/portfolio': root,
      'error_page 404 /404.html': `error_page 404 ${base}/404.html`,
    });
    const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const settings = `daemon off; pid nginx.pid; error_log stderr; events {} http {
      include /etc/nginx/mime.types; access_log off;
      ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')} ${site} }`;
    writeFileSync(path.join(dir, 'nginx.conf'), settings);
    // If root starts nginx, its workers run as a user who cannot read this folder.
    const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
    return ['-p', dir, '-c', 'nginx.conf', ...asRoot];
  },
  caddy({ dir, port, root, base }: ServerSettings): string[] {
    const site = changedText(fileOf.caddy, {
      '\nexample.com {': `\nhttp://127.0.0.1:${port} {`,
      '/var/www/portfolio': root,
      'rewrite * /404.html': `rewrite * ${base}/404.html`,
    });
    const file = path.join(dir, 'Caddyfile');
    writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

const out = exportOf('sample');
const headersOf = (file: string) => Object.fromEntries(new Headers(headersOfFile(file)));
const siteHeaders = headersOf('/');

for (const name of ['nginx', 'caddy'] as const) {
  test(`${fileOf[name]} serves the export, also below a path`, async () => {
    test.skip(!existsOnPath(name), `${name} is not installed`);
    for (const base of ['', '/portfolio']) await serveExport(name, base);
  });
}

async function serveExport(name: 'nginx' | 'caddy', base: string): Promise<void> {
  const dir = test.info().outputPath(`host${base}`);
  const root = path.join(dir, 'www');
  cpSync(out, root + base, { recursive: true });
  copyFileSync(path.join(out, 'icon.svg'), path.join(root + base, 'LOGO.SVG'));
  mkdirSync(path.join(root + base, 'talk'));
  writeFileSync(path.join(root + base, 'talk/index.html'), '<h1>My talk</h1>');
  const port = await freePort();
  const program = spawn(name, programs[name]({ dir, port, root, base }), {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir },
  });
  const get = async (address: string, method = 'GET', sent = {}) => {
    const settings = { method, headers: sent };
    const response = await fetch(`http://127.0.0.1:${port}${base}${address}`, settings);
    const headers = Object.fromEntries(response.headers);
    return { status: response.status, headers, text: await response.text() };
  };
  try {
    await expect.poll(() => get('/').catch(() => null), `${name} responds`).not.toBeNull();
    const page = await get('/');
    expect(page).toMatchObject({ status: 200, headers: siteHeaders });
    expect(page.headers['content-encoding']).toMatch(/^(gzip|br)$/);
    expect(page.headers.vary).toMatch(/accept-encoding/i);
    expect(page.headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    expect(page.text).toBe(readFileSync(path.join(out, 'index.html'), 'utf8'));

    const pageInFolder = await get('/talk/');
    expect(pageInFolder).toMatchObject({ status: 200, text: '<h1>My talk</h1>' });

    const chunks = readdirSync(path.join(out, '_next/static/chunks'));
    const chunk = chunks.find((name) => name.endsWith('.js'));
    const address = `/_next/static/chunks/${chunk}`;
    const script = await get(address);
    expect(script).toMatchObject({ status: 200, headers: headersOf(address) });
    expect(script.headers['content-encoding']).toMatch(/^(gzip|br)$/);
    const known = { 'If-None-Match': script.headers.etag };
    const { 'cache-control': cached } = headersOf(address);
    const unchanged = await get(address, 'GET', known);
    expect(unchanged).toMatchObject({ status: 304, headers: { 'cache-control': cached } });

    for (const svg of ['/icon.svg', '/LOGO.SVG']) {
      expect(await get(svg), svg).toMatchObject({ status: 200, headers: headersOf(svg) });
    }
    for (const [method, status] of Object.entries({ HEAD: 200, POST: 405, DELETE: 405 })) {
      expect((await get('/', method)).status, method).toBe(status);
    }

    for (const address of ['/nothing', '/_next/static/chunks/gone.js', '/_headers']) {
      const missing = await get(address);
      expect(missing, address).toMatchObject({ status: 404, headers: siteHeaders });
      expect(missing.text).toBe(readFileSync(path.join(out, '404.html'), 'utf8'));
    }

    // XML and icons have two right types.
    const otherNames: Record<string, string> = {
      'text/xml': 'application/xml',
      'image/vnd.microsoft.icon': 'image/x-icon',
    };
    const typeOf = (sent = '') => {
      const type = sent.replace(/;.*/, '');
      return otherNames[type] ?? type;
    };
    for (const file of readdirSync(out).filter((each) => contentTypeOf(each) !== '')) {
      const { status, headers } = await get(`/${file}`);
      const type = typeOf(contentTypeOf(file));
      expect([file, status, typeOf(headers['content-type'])]).toEqual([file, 200, type]);
      expect(headers, file).toMatchObject({ 'x-content-type-options': 'nosniff' });
      if (type.startsWith('text/')) {
        expect(headers['content-type'], file).toMatch(/; charset=utf-8$/i);
      }
    }
  } finally {
    program.kill();
  }
}
