import { createReadStream } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { revalidate } from '../../lib/hosting/headers';
import { contentType, type FoundFile, findCopy, findFile, safeParts } from './files';
import { headerSource, headersFor } from './headers';
import { CATCHER_PATH, type CaughtMessage, checkBody, readBody } from './mail-catcher';

export interface ServerOptions {
  /** The exported folder. Default `out`. */
  dir?: string;
  /** Default 0: any free port. */
  port?: number;
  host?: string;
  /** `''` or e.g. `/portfolio`: the folder is served below it, and nothing is outside it. */
  basePath?: string;
  /** Whether the mail catcher answers. Default true. */
  mailCatcher?: boolean;
  onMessage?: (message: CaughtMessage) => void;
}

export interface RunningServer {
  /** Address without a slash at its end, base path included: `http://127.0.0.1:3000/portfolio`. */
  url: string;
  port: number;
  /** What the mail catcher took, oldest first. */
  messages: CaughtMessage[];
  close(): Promise<void>;
}

const LEFT = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET'];

/**
 * Serves an exported folder as a host would: compressed copies, ETags, the rules of its `_headers`
 * file, its own 404 page, addresses without `.html`; GET and HEAD only. A double of the e-mail
 * service answers at the origin's `/api/v1.0/email/send`. Nothing outside the folder is served.
 * Ours, since sirv follows links out of the folder and ends with an error when a file goes while it
 * is sent (a build in another terminal), and serve-handler knows no compressed copies.
 * Rejects if the folder does not exist or the port can't be had (`EADDRINUSE`, `EACCES`).
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const { dir = 'out', port = 0, host = '127.0.0.1', basePath = '', mailCatcher = true } = options;
  const root = await realpath(dir);
  const rules = headerSource(root);
  const messages: CaughtMessage[] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const parts = safeParts(pathname);
    if (parts === null) return sendText(response, 400, 'This address is not well formed.');

    const visited = `/${parts.join('/')}`;
    // Rules speak of the folder, which does not know under which path it is served.
    const inside = stripBase(visited, basePath);
    for (const [name, value] of headersFor(await rules(), inside ?? visited)) {
      if (value !== null) response.setHeader(name, value);
    }

    if (mailCatcher && visited === CATCHER_PATH) return answerMessage(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return refuseMethod(response, 'GET, HEAD');
    }
    if (inside === '') {
      response.setHeader('Location', `${basePath}/`);
      return sendText(response, 301, `This page is at ${basePath}/`);
    }
    if (inside === null) return sendText(response, 404, 'There is nothing at this address.');

    const file = await findFile(root, inside.slice(1).split('/'));
    if (file) return sendFile(request, response, root, file, 200);
    const notFound = await findFile(root, ['404.html']);
    if (notFound) return sendFile(request, response, root, notFound, 404);
    return sendText(response, 404, 'There is nothing at this address.');
  }

  async function answerMessage(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'OPTIONS') {
      response.setHeader('Allow', 'POST, OPTIONS');
      response.writeHead(204).end();
      return;
    }
    if (request.method !== 'POST') return refuseMethod(response, 'POST, OPTIONS');
    const checked = checkBody(request.headers['content-type'], await readBody(request));
    if ('reason' in checked) return sendText(response, 400, checked.reason);
    messages.push(checked.message);
    options.onMessage?.(checked.message);
    return sendText(response, 200, 'OK');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      // A visitor who leaves in the middle is no fault of ours.
      if (response.destroyed || LEFT.includes(error.code ?? '')) return;
      console.error(`The server could not answer ${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The preview server failed here; its terminal says why.');
    });
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const actual = (server.address() as AddressInfo).port;
  return {
    url: `http://${host}:${actual}${basePath}`,
    port: actual,
    messages,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function stripBase(pathname: string, basePath: string): string | null {
  if (pathname === basePath) return '';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : null;
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  original: FoundFile,
  status: 200 | 404,
): Promise<void> {
  const accepts = String(request.headers['accept-encoding'] ?? '');
  const { hasCopies, copy } = await findCopy(root, original.file, accepts);
  const { file, size, modified } = copy?.found ?? original;
  const etag = `W/"${size}-${modified.getTime()}"`;

  setDefault(response, 'Content-Type', contentType(original.file));
  setDefault(response, revalidate.name, revalidate.value);
  response.setHeader('ETag', etag);
  if (hasCopies) response.appendHeader('Vary', 'Accept-Encoding');
  if (status === 200 && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  if (copy) response.setHeader('Content-Encoding', copy.encoding);
  response.setHeader('Content-Length', size);
  response.statusCode = status;
  // HTTP/1.1 keeps connections open unless told otherwise; HTTP/2 hosts do not send these either.
  response.removeHeader('Connection');
  await pipeline(createReadStream(file), response); // Node drops the body if HEAD was asked for.
}

function setDefault(response: ServerResponse, name: string, value: string): void {
  if (!response.hasHeader(name)) response.setHeader(name, value);
}

function refuseMethod(response: ServerResponse, allowed: string): void {
  response.setHeader('Allow', allowed);
  sendText(response, 405, `Only ${allowed} can be asked for here.`);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.statusCode = status;
  response.end(text);
}
