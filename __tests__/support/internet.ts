import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import https from 'node:https';
import type { AddressInfo, Server, Socket } from 'node:net';
import { promisify } from 'node:util';
import { createNetwork, type Network, type Resolve } from '../../scripts/doctor/live/network';
import { type Authority, createAuthority, type Identity } from './authority';

/** What a host says to a question: plain data, or whatever it likes to do. */
export type Reply =
  | { status?: number; headers?: Record<string, string>; body?: string | Buffer }
  | ((request: IncomingMessage, response: ServerResponse) => void);

/** Answers by path; `*` stands for all others. */
export type Replies = Record<string, Reply>;

export interface Internet {
  network: Network;
  authority: Authority;
  /** "GET https://maria.dev/": every question, in the order they came. */
  asked: string[];
  /** Puts a host at a name and the usual port of its scheme. */
  host(origin: string, replies: Replies, identity?: Identity): Promise<void>;
  /** Any listener of ours at a name, for hosts that speak no HTTP. */
  serve(origin: string, server: Server): Promise<void>;
  /** What the names lead to, for names that lead astray. */
  lead(host: string, resolve: Resolve): void;
  close(): Promise<void>;
}

/** One for all internets of a test file: making keys and signing take their time. */
const authority = createAuthority();
const identities = new Map<string, Identity>();

/**
 * An internet of the loopback interface: names lead to servers of the test, with certificates of
 * an authority of the test. All other names are unknown, and none is looked up outside.
 */
export function createInternet(settings: Partial<Network> = {}): Internet {
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const places = new Map<string, number>();
  const special = new Map<string, Resolve>();
  const asked: string[] = [];

  const resolve: Resolve = async (host, port) => {
    const other = special.get(host);
    if (other !== undefined) return other(host, port);
    const found = places.get(`${host}:${port}`);
    if (found !== undefined) return [{ address: '127.0.0.1', port: found }];
    const isKnown = [...places.keys()].some((each) => each.startsWith(`${host}:`));
    // Nothing listens at port 1.
    if (isKnown) return [{ address: '127.0.0.1', port: 1 }];
    throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' });
  };

  /** Signing takes its time: hosts of one domain share a certificate. */
  function identityFor(hostname: string): Identity {
    const [, ...parent] = hostname.split('.');
    const name = parent.length > 1 ? `*.${parent.join('.')}` : hostname;
    const identity = identities.get(name) ?? authority.issue([name]);
    identities.set(name, identity);
    return identity;
  }

  async function serve(origin: string, server: Server) {
    server.on('connection', (socket) => sockets.add(socket));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    servers.push(server);
    const { hostname, protocol } = new URL(origin);
    const port = protocol === 'https:' ? 443 : 80;
    places.set(`${hostname}:${port}`, (server.address() as AddressInfo).port);
  }

  return {
    network: createNetwork({ resolve, allowLocal: true, ca: authority.ca, ...settings }),
    authority,
    asked,
    serve,
    lead: (host, resolver) => void special.set(host, resolver),
    async host(origin, replies, identity) {
      const listener: RequestListener = (request, response) => {
        asked.push(`${request.method} ${origin}${request.url}`);
        const reply = replies[request.url ?? '/'] ?? replies['*'] ?? { status: 404 };
        if (typeof reply === 'function') return reply(request, response);
        response.writeHead(reply.status ?? 200, reply.headers ?? {});
        response.end(reply.body ?? '');
      };
      const { hostname, protocol } = new URL(origin);
      const server =
        protocol === 'https:'
          ? https.createServer(identity ?? identityFor(hostname), listener)
          : http.createServer(listener);
      await serve(origin, server);
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await Promise.all(servers.map((server) => promisify(server.close.bind(server))()));
    },
  };
}
