import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { type Header, headersOfFile, revalidate, securityHeaders } from '../../lib/hosting/headers';
import { CATCHER_PATH, type CaughtMessage, catchMessage } from './mail-catcher';

export interface ServerOptions {
  /** The exported folder. Default `out`. */
  dir?: string;
  /** Default 0: any free port. */
  port?: number;
  /** `''` or e.g. `/portfolio`: the folder is served below it. */
  basePath?: string;
  onMessage?: (message: CaughtMessage) => void;
}

export interface RunningServer {
  /** Address without a slash at its end, base path included: `http://127.0.0.1:3000/portfolio`. */
  url: string;
  port: number;
  /** The messages that came in, oldest first. */
  messages: CaughtMessage[];
  close(): Promise<void>;
}

/**
 * Serves an exported folder on this computer as a host would: with our headers, the compressed
 * copies and our 404 page. At `CATCHER_PATH` it answers
 * in place of the e-mail service.
 * Rejects if the port is taken (`EADDRINUSE`) or not allowed (`EACCES`).
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { dir = 'out', port = 0, basePath = '', onMessage } = options;
  const messages: CaughtMessage[] = [];
  const serveFile = sirv(dir, {
    // Looks for each file when it is asked for: a new build is served without a restart.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      setAll(response, headersOfFile(pathname));
      const type = types[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: async (_, response) => {
      setAll(response, [...securityHeaders, revalidate]);
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.writeHead(404).end(await readFile(path.join(dir, '404.html')));
    },
  });

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    // Connections stay open anyway; the line would only make answers larger than those of hosts.
    response.removeHeader('Connection');
    if (address === CATCHER_PATH) {
      const message = await catchMessage(request, response);
      if (!message) return;
      messages.push(message);
      onMessage?.(message);
    } else if (address === basePath) {
      response.writeHead(301, { Location: `${basePath}/` }).end();
    } else if (address.startsWith(`${basePath}/`)) {
      request.url = address.slice(basePath.length);
      serveFile(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    url: `http://127.0.0.1:${actual}${basePath}`,
    port: actual,
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The types that sirv does not know, or would send without the character set. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

function setAll(response: ServerResponse, headers: readonly Header[]): void {
  for (const { name, value } of headers) response.setHeader(name, value);
}
