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

type Answerer = Answer | ((request: SentRequest) => Answer | Promise<Answer>);

let answers: Answerer[] = [];
let sent: SentRequest[] = [];
let unmocked: string[] = [];

/**
 * Says what the network answers for the rest of this test, and returns the list of requests, which
 * grows as they are sent. The first answer goes to the first request and so on; the last answer
 * holds for all further ones. A function gets the request, and may take its time.
 *
 *     const requests = answerRequests({ status: 200, body: 'OK' });
 *     …
 *     expect(requests).toHaveLength(1);
 *
 * It stands below fetch: whatwg-fetch really runs, on an XMLHttpRequest of ours. Needs jsdom.
 */
export function answerRequests(...given: [Answerer, ...Answerer[]]): SentRequest[] {
  answers = given;
  sent = [];
  return sent;
}

/** Requests no answer was given for, each as "POST https://…"; forgets them and all answers. */
export function takeUnmockedRequests(): string[] {
  const taken = unmocked;
  unmocked = [];
  answers = [];
  return taken;
}

/**
 * Keeps tests off the network: in jsdom nothing leaves at all; under Node, where servers are
 * tested, only this machine can be reached.
 */
export function guardNetwork(): void {
  if (typeof window !== 'undefined') {
    globalThis.XMLHttpRequest = FakeXMLHttpRequest as unknown as typeof XMLHttpRequest;
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

/** As much of XMLHttpRequest as whatwg-fetch uses. */
class FakeXMLHttpRequest {
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onreadystatechange?: () => void;
  readyState = 0;
  status = 0;
  statusText = '';
  response = '';
  responseURL = '';
  private responseHeaders: Record<string, string> = {};
  private request: SentRequest = { method: '', url: '', headers: {}, body: null, aborted: false };

  open(method: string, url: string) {
    Object.assign(this.request, { method, url: new URL(url, window.location.href).href });
  }

  setRequestHeader(name: string, value: string) {
    this.request.headers[name.toLowerCase()] = value;
  }

  getAllResponseHeaders() {
    const lines = Object.entries(this.responseHeaders).map(([name, value]) => `${name}: ${value}`);
    return lines.join('\r\n');
  }

  send(body: string | null) {
    const { request } = this;
    request.body = body;
    const answerer = answers.length > 1 ? answers.shift() : answers[0];
    if (answerer === undefined) refuse(request.method, request.url);
    sent.push(request);
    // Only promises: timers may be in the test's hands.
    Promise.resolve(typeof answerer === 'function' ? answerer(request) : answerer).then((answer) =>
      this.finish(answer),
    );
  }

  abort() {
    if (this.readyState === 4) return;
    this.request.aborted = true;
    this.end(this.onabort);
  }

  private finish(answer: Answer) {
    if (this.readyState === 4 || answer === 'no answer') return;
    if (answer === 'network error') return this.end(this.onerror);
    this.status = answer.status ?? 200;
    this.response = answer.body ?? '';
    this.responseHeaders = answer.headers ?? {};
    this.responseURL = this.request.url;
    this.end(this.onload);
  }

  private end(handler: (() => void) | undefined) {
    this.readyState = 4;
    this.onreadystatechange?.();
    handler?.();
  }
}
