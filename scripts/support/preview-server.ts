import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { type EmailRequest, sendPath } from '../../lib/contact/send';
import { contentTypeOf, headersOfFile } from '../../lib/hosting/headers';

export interface ServerOptions {
  folder?: string;
  /** By default any free port. */
  port?: number;
  /** By default only this computer reaches the server; 0.0.0.0 is for its network. */
  host?: string;
  /** `/portfolio` if the folder is served below it. */
  basePath?: string;
  onMessage?: (message: EmailRequest) => void;
}

/**
 * Serves an exported folder like a host, with the site's headers and its 404 page, but without
 * compression. It also accepts the form's messages in place of the e-mail service, at `sendPath`.
 * @throws Error if the port is taken, or is none
 */
export async function startServer(options: ServerOptions = {}) {
  const { folder = 'out', port = 0, host = '127.0.0.1', basePath = '', onMessage } = options;
  const serveFile = sirv(folder, {
    // Reads each file on request, so that a new build is served without a restart.
    dev: true,
    etag: true,
    setHeaders,
    onNoMatch: async (_, response) => {
      setHeaders(response, '/404.html');
      // The folder is missing until a build has finished.
      const page = await readFile(path.join(folder, '404.html')).catch(() => 'Not found');
      response.writeHead(404).end(page);
    },
  });

  const server = createServer(async (request, response) => {
    const address = request.url ?? '/';
    if (address === sendPath) {
      try {
        const message = (await json(request)) as EmailRequest;
        onMessage?.(message);
        response.end('OK');
      } catch (error) {
        response.writeHead(400).end(String(error));
      }
    } else if (address.split('?')[0] === basePath) {
      response.writeHead(301, { Location: address.replace(basePath, `${basePath}/`) }).end();
    } else if (address.startsWith(`${basePath}/`)) {
      request.url = address.slice(basePath.length);
      serveFile(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: usedPort } = server.address() as AddressInfo;
  return {
    /** The address with the base path: `http://127.0.0.1:3000/portfolio`, without a final slash. */
    url: `http://127.0.0.1:${usedPort}${basePath}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

function setHeaders(response: ServerResponse, pathname: string): void {
  for (const header of Object.entries(headersOfFile(pathname))) response.setHeader(...header);
  // sirv sends texts without the character set.
  const type = contentTypeOf(pathname);
  if (type) response.setHeader('Content-Type', type);
}
