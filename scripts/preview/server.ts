import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import sirv from 'sirv';
import { SEND_PATH } from '../../lib/contact/send';
import { headersOfFile } from '../../lib/hosting/headers';

/** A message as the form posts it to the e-mail service. */
export interface CaughtMessage {
  template_params: { from_name: string; to_name: string; message: string; reply_to: string };
}

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
  close(): void;
}

/**
 * Serves an exported folder on this computer as a host would: with our headers, the compressed
 * copies and our 404 page. At the origin, also above a base path, it takes messages in place of the
 * e-mail service. Rejects if the port is not to be had.
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
    setHeaders,
    onNoMatch: async (_, response) => {
      setHeaders(response, '/404.html');
      response.writeHead(404).end(await readFile(path.join(dir, '404.html')));
    },
  });

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    // Connections stay open anyway; the line would only make answers larger than those of hosts.
    response.removeHeader('Connection');
    if (address === SEND_PATH) {
      try {
        const message = JSON.parse(await text(request)) as CaughtMessage;
        onMessage?.(message);
        messages.push(message);
        response.end('OK');
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
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
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The types that sirv does not know, or would send without the character set. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/** Gives an answer the headers of the file at this path. */
function setHeaders(response: ServerResponse, pathname: string): void {
  for (const header of Object.entries(headersOfFile(pathname))) response.setHeader(...header);
  const type = types[path.extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
}
