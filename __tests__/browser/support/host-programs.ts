import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

export interface RunningHost {
  port: number;
  /** What it has written to its terminal so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Whether a program is installed here. */
export const isInstalled = (program: string, ...args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** Starts the real nginx with docs/hosts/nginx.conf, for `out/`; `dir` is for what it writes. */
export async function startNginx(dir: string): Promise<RunningHost> {
  const port = await freePort();
  const site = readFileSync('docs/hosts/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('/var/www/portfolio', path.resolve('out'));
  mkdirSync(dir, { recursive: true });
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = `daemon off; pid nginx.pid; error_log stderr;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${folders.map((name) => `${name}_temp_path ${name};`).join(' ')}
      ${site}
    }`;
  writeFileSync(path.join(dir, 'nginx.conf'), config);
  // As root, nginx hands its work to a user who may not read this folder.
  const asRoot = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  return start(port, 'nginx', ['-p', dir, '-c', path.join(dir, 'nginx.conf'), ...asRoot]);
}

/** Starts the real Caddy with docs/hosts/Caddyfile, for `out/`. */
export async function startCaddy(dir: string): Promise<RunningHost> {
  const port = await freePort();
  const site = readFileSync('docs/hosts/Caddyfile', 'utf8')
    .replace('example.com {', `http://127.0.0.1:${port} {`)
    .replace('/var/www/portfolio', path.resolve('out'));
  mkdirSync(dir, { recursive: true });
  const file = path.join(dir, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const env = { XDG_DATA_HOME: dir, XDG_CONFIG_HOME: dir };
  return start(port, 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], env);
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
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${program} ended: ${said}`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return {
    port,
    said: () => said,
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
