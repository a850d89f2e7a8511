import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { exportOf } from '../../fixtures/sites';

export interface RunningHost {
  port: number;
  stop: () => Promise<void>;
}

/** Whether a program is installed here. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * Starts the real nginx with docs/hosts/nginx.conf, beside another site that is its default as on
 * Debian. It serves `out/` for www.example.com.
 * @param dir for what it writes
 * @param subPath where the site stands: `''`, or `/portfolio` by the recipe of docs/deploying.md
 */
export async function startNginx(dir: string, subPath: string): Promise<RunningHost> {
  const port = await freePort();
  const site = readFileSync('docs/hosts/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', `listen [::1]:${port};`)
    .replace('/var/www/portfolio', makeRoot(dir, subPath))
    .replace('error_page 404 /404.html', `error_page 404 ${subPath}/404.html`);
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; pid nginx.pid; error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')}
      server {
        listen 127.0.0.1:${port} default_server; listen [::1]:${port} default_server;
        return 200 'Welcome to nginx!';
      }
      ${site}
    }`;
  writeFileSync(path.join(dir, 'nginx.conf'), config);
  // As root, nginx hands its work to a user who may not read this folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return start(port, 'nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf'), ...asRoot]);
}

/** The same with Caddy and docs/hosts/Caddyfile. */
export async function startCaddy(dir: string, subPath: string): Promise<RunningHost> {
  const port = await freePort();
  const site = readFileSync('docs/hosts/Caddyfile', 'utf8')
    .replace('\nexample.com {', `\nhttp://www.example.com:${port} {`)
    .replace('/var/www/portfolio', makeRoot(dir, subPath))
    .replace('rewrite * /404.html', `rewrite * ${subPath}/404.html`);
  const file = path.join(dir, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  return start(port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env);
}

/** The folder that the host is to serve, with `out/` in it below the path. */
function makeRoot(dir: string, subPath: string): string {
  mkdirSync(dir, { recursive: true });
  const root = path.join(dir, 'www');
  if (subPath !== '') mkdirSync(root);
  symlinkSync(exportOf('template'), root + subPath);
  return root;
}

async function start(
  port: number,
  program: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(child, 'close');
  let printed = '';
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${printed}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    port,
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
