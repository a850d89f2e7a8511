import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CATCHER_PATH } from '../../../scripts/preview/mail-catcher';

/** A message as it came in. */
export interface Received {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  /** Whether the browser hung up before it had the whole answer. */
  isAborted: boolean;
}

export type Behaviour =
  | { status?: number; body?: string; headers?: Record<string, string> }
  /** Takes the message and never says a word. */
  | 'no answer'
  /** Breaks the connection, as a restarting server or a bad line does. */
  | 'reset'
  /** Says 200 and half of its answer, then breaks the connection. */
  | 'cut'
  /** Says 200 and begins an answer that goes on for ever. */
  | 'endless';

export interface FaultyService {
  /** The page with this service behind its form. */
  url: string;
  requests: Received[];
  /** What it does from now on. */
  behave(behaviour: Behaviour | Promise<Behaviour>): void;
  close(): Promise<void>;
}

/**
 * An e-mail service that misbehaves on request. For all other addresses it hands on to the site,
 * so that a page that posts to its own origin meets it.
 */
export async function startFaultyService(site: string): Promise<FaultyService> {
  const requests: Received[] = [];
  let behaviour: Behaviour | Promise<Behaviour> = { body: 'OK' };

  async function takeMessage(incoming: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = incoming;
    const received = { method, path: url, headers, body: await textOf(incoming), isAborted: false };
    requests.push(received);
    response.on('close', () => {
      received.isAborted = !response.writableFinished;
    });
    misbehave(await behaviour, response);
  }

  const server = createServer((incoming, response) => {
    // When a connection breaks that served before, Chromium sends the same request once more by
    // itself; here every request has a connection of its own, so that all are the form's.
    response.setHeader('Connection', 'close');
    if (incoming.url === CATCHER_PATH) takeMessage(incoming, response);
    else handOn(site, incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function misbehave(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'no answer') return;
  if (behaviour === 'reset') {
    response.socket?.resetAndDestroy();
  } else if (behaviour === 'cut') {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 1000 });
    response.write('O', () => response.socket?.destroy());
  } else if (behaviour === 'endless') {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('OK');
  } else {
    const { status = 200, body = '', headers = { 'Content-Type': 'text/plain' } } = behaviour;
    response.writeHead(status, headers).end(body);
  }
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Passes a request on to a site, and its answer back. */
export function handOn(site: string, incoming: IncomingMessage, response: ServerResponse): void {
  const { method, url = '/', headers } = incoming;
  // A connection of its own: one kept open from before may be closed just as it is used again.
  const options = { method, headers, agent: false } as const;
  const onward = request(new URL(url, site), options, (answer) => {
    const { connection: _, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, kept);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  incoming.pipe(onward);
}
