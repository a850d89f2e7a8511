/** A request that the code under test sent. */
export interface SentRequest {
  method: string;
  /** Absolute. */
  url: string;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string | null;
  aborted: boolean;
}

export type Answer =
  | { status?: number; body?: string; headers?: Record<string, string> }
  | 'network error'
  /** Nothing comes back until the request is aborted. */
  | 'no answer';

type Answerer = Answer | (() => Promise<Answer>);

let answerer: Answerer | undefined;
let sent: SentRequest[] = [];
let unmocked: string[] = [];

/**
 * Says what the network answers to every request of this test, and returns the list of requests,
 * which grows as they are sent. A function may take its time. Needs jsdom.
 */
export function answerRequests(given: Answerer): SentRequest[] {
  answerer = given;
  sent = [];
  return sent;
}

/** Requests no answer was given for, each as "POST https://…"; forgets them and the answer. */
export function takeUnmockedRequests(): string[] {
  const taken = unmocked;
  unmocked = [];
  answerer = undefined;
  return taken;
}

/**
 * Keeps tests off the network: in jsdom fetch answers what the test says; under Node, where servers
 * are tested, only this machine can be reached.
 */
export function guardNetwork(): void {
  if (typeof window !== 'undefined') {
    globalThis.fetch = stubbedFetch;
    return;
  }
  const realFetch = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)) refuse('fetch', url.href);
    return realFetch(input, init);
  };
}

function refuse(method: string, url: string): never {
  unmocked.push(`${method} ${url}`);
  throw new Error(`The test did not say what comes back for ${method} ${url}`);
}

/** Request and Response are those of whatwg-fetch, since jsdom has none. */
const stubbedFetch: typeof fetch = async (input, init) => {
  const { method, url, headers, signal } = new Request(input, init);
  const request: SentRequest = {
    method,
    url: new URL(url, window.location.href).href,
    headers: Object.fromEntries([...headers].map(([name, value]) => [name.toLowerCase(), value])),
    body: init?.body === undefined ? null : String(init.body),
    aborted: false,
  };
  if (answerer === undefined) refuse(method, request.url);
  sent.push(request);

  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => {
      request.aborted = true;
      reject(new DOMException('Aborted', 'AbortError'));
    });
  });
  const answer = await Promise.race([
    typeof answerer === 'function' ? answerer() : answerer,
    aborted,
  ]);
  if (answer === 'no answer') return aborted;
  if (answer === 'network error') throw new TypeError('Failed to fetch');
  const { body = '', ...rest } = answer;
  return new Response(body, rest);
};
