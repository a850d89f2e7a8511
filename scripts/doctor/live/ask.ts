import { createHash } from 'node:crypto';
import type { LookupAddress } from 'node:dns';
import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { type Body, readBody } from './body';
import { type Endpoint, findEndpoints, type Network, Unreachable } from './network';

/** What a host answered to one question. */
export interface Answer extends Body {
  kind: 'answer';
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** Of an https address; Node has verified it. */
  certificate?: Certificate;
  /** Where the connection went. */
  endpoint: Endpoint;
}

export interface Certificate {
  from: Date;
  until: Date;
  /** SHA-256 of its public key, in base64. */
  keyHash: string;
}

export type FaultCode =
  | 'no-host'
  | 'offline'
  | 'local'
  | 'refused'
  | 'timeout'
  | 'certificate'
  | 'expired'
  | 'broken'
  | 'loop';

/** Why there is no answer; `detail` is the end of a sentence about the address. */
export interface Fault {
  kind: 'fault';
  url: string;
  code: FaultCode;
  detail: string;
}

export type Asked = Answer | Fault;

export interface Question {
  method?: 'GET' | 'HEAD';
  /** At most so many bytes of the body are read, decompressed; default 10 MB. */
  limit?: number;
}

const DEFAULT_LIMIT = 10_000_000;

/** The value of a header that may stand several times, as one text. */
export const headerText = (answer: Answer, name: string): string =>
  String(answer.headers[name.toLowerCase()] ?? '');

/**
 * Asks one address, without following redirects. Never throws: what goes wrong is a Fault.
 * The network's time limit holds for the whole answer.
 */
export async function ask(url: URL, network: Network, question: Question = {}): Promise<Asked> {
  const { method = 'GET', limit = DEFAULT_LIMIT } = question;
  const fault = (code: FaultCode, detail: string): Fault => ({
    kind: 'fault',
    url: url.href,
    code,
    detail,
  });
  if (!/^https?:$/.test(url.protocol)) return fault('broken', `is no web address: ${url.protocol}`);
  const signal = AbortSignal.timeout(network.limitMs);
  try {
    const endpoints = await before(signal, findEndpoints(url, network));
    const response = await connect(url, endpoints, network, { method, signal });
    const { remoteAddress = '', remotePort = 0 } = response.socket;
    const certificate = certificateOf(response);
    const body = await readBody(response, method === 'HEAD' ? 0 : limit);
    return {
      kind: 'answer',
      url: url.href,
      status: response.statusCode ?? 0,
      headers: response.headers,
      endpoint: { address: remoteAddress, port: remotePort },
      ...(certificate === undefined ? {} : { certificate }),
      ...body,
    };
  } catch (error) {
    if (error instanceof Unreachable) return fault(error.code, error.message);
    if (signal.aborted) {
      return fault('timeout', `gave no whole answer within ${network.limitMs / 1000} seconds`);
    }
    return fault(...faultOf(error));
  }
}

/** The looking up of a name cannot be called off, so it is left alone when time is up. */
function before<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const limit = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([work, limit]);
}

function connect(
  url: URL,
  endpoints: Endpoint[],
  network: Network,
  how: { method: string; signal: AbortSignal },
): Promise<IncomingMessage> {
  const places: LookupAddress[] = endpoints.map(({ address }) => ({
    address,
    family: isIP(address),
  }));
  const [first] = places;
  const options: RequestOptions = {
    ...how,
    agent: false,
    port: endpoints[0]?.port,
    // The places that were looked at before, and no others.
    lookup: (_host, { all }, done) =>
      all ? done(null, places) : done(null, first?.address ?? '', first?.family),
    headers: {
      Host: url.host,
      'User-Agent': network.userAgent,
      Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
      'Accept-Encoding': 'br, gzip',
    },
    ...(network.ca === undefined ? {} : { ca: network.ca }),
  };
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    request(url, options, resolve).on('error', reject).end();
  });
}

function certificateOf({ socket }: IncomingMessage): Certificate | undefined {
  const certificate = (socket as TLSSocket).getPeerX509Certificate?.();
  if (certificate === undefined) return undefined;
  const key = certificate.publicKey.export({ type: 'spki', format: 'der' });
  return {
    from: new Date(certificate.validFrom),
    until: new Date(certificate.validTo),
    keyHash: createHash('sha256').update(key).digest('base64'),
  };
}

const NO_AUTHORITY =
  'has a certificate of an authority that nobody knows, or keeps back those in between';

const certificateFaults: Record<string, string> = {
  CERT_HAS_EXPIRED: 'has a certificate that has run out',
  CERT_NOT_YET_VALID: 'has a certificate that is not valid yet',
  CERT_REVOKED: 'has a certificate that was revoked',
  ERR_TLS_CERT_ALTNAME_INVALID: 'has a certificate for another name',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'has a certificate that it signed itself',
  SELF_SIGNED_CERT_IN_CHAIN: NO_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NO_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NO_AUTHORITY,
};

function faultOf(error: unknown): [FaultCode, string] {
  const { code = '', errors } = error as NodeJS.ErrnoException & { errors?: unknown[] };
  // Several places were tried; the first tells as much as all of them.
  if (errors?.[0] !== undefined) return faultOf(errors[0]);
  const certificate = certificateFaults[code];
  if (certificate !== undefined) {
    return [code === 'CERT_HAS_EXPIRED' ? 'expired' : 'certificate', certificate];
  }
  if (/^(ERR_SSL|EPROTO|ERR_TLS|CERT_)/.test(code)) return ['certificate', 'speaks no TLS we know'];
  if (/^(ENETUNREACH|ENETDOWN)$/.test(code)) return ['offline', 'cannot be reached from here'];
  if (/^(ECONNREFUSED|EHOSTUNREACH|EHOSTDOWN|ETIMEDOUT)$/.test(code)) {
    return ['refused', 'takes no connection'];
  }
  return ['broken', 'broke off, or answered what is no HTTP'];
}
