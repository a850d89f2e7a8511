import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isReservedHost } from '../words';
import { isPublicAddress } from './public-address';

/** Where a connection goes. */
export interface Endpoint {
  /** IPv4 or IPv6, numeric. */
  address: string;
  port: number;
}

/** Turns a host's name and the port of an address into where to connect to. */
export type Resolve = (host: string, port: number) => Promise<Endpoint[]>;

/** The rules under which the doctor goes out. */
export interface Network {
  resolve: Resolve;
  /** Lets it visit addresses that are not public. */
  allowLocal: boolean;
  /** Certificate authorities in PEM, in place of Node's; for tests. */
  ca?: string;
  /** How it introduces itself. */
  userAgent: string;
  /** For one question and all of its answer. */
  limitMs: number;
}

/** What keeps a host from being asked; the message is the end of a sentence about its address. */
export class Unreachable extends Error {
  constructor(
    readonly code: 'no-host' | 'offline' | 'local',
    message: string,
  ) {
    super(message);
  }
}

const systemResolve: Resolve = async (host, port) => {
  // Names for examples are nobody's, and no server of names is to be bothered with them (RFC 6761).
  if (isReservedHost(host)) throw Object.assign(new Error(host), { code: 'ENOTFOUND' });
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => ({ address, port }));
};

/** The rules, from what the caller says of them. */
export function createNetwork(settings: Partial<Network> = {}): Network {
  return {
    resolve: systemResolve,
    allowLocal: false,
    userAgent: 'Mozilla/5.0 (compatible; portfolio-doctor)',
    limitMs: 15_000,
    ...settings,
  };
}

/** The host of an address as names are looked up: without the brackets of IPv6. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[|\]$/g, '');

export const portOf = (url: URL): number =>
  Number(url.port) || (url.protocol === 'https:' ? 443 : 80);

/**
 * Finds out where an address leads, once. Callers connect to what this returns and do not ask
 * again: a name could lead elsewhere the second time (DNS rebinding).
 * @throws Unreachable when the name is unknown, when names cannot be looked up at all, or when a
 *   single one of its places is not public
 */
export async function findEndpoints(url: URL, network: Network): Promise<Endpoint[]> {
  const host = hostOf(url);
  const isNumeric = isIP(host) !== 0;
  const found =
    isNumeric && network.resolve === systemResolve
      ? [{ address: host, port: portOf(url) }]
      : await network.resolve(host, portOf(url)).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOTFOUND' || error.code === 'ENODATA'
            ? new Unreachable('no-host', 'names a host that does not exist')
            : new Unreachable('offline', 'could not be looked up by name from here');
        });
  if (found.length === 0) throw new Unreachable('no-host', 'names a host that does not exist');
  const local = found.find(({ address }) => !isPublicAddress(address));
  if (local !== undefined && !network.allowLocal) {
    throw new Unreachable(
      'local',
      `leads to ${local.address}, which is not on the public internet`,
    );
  }
  return found;
}
