import { type Answer, type Asked, ask, type Fault, headerText, type Question } from './ask';
import type { Network } from './network';

/** One redirect on the way. */
export interface Hop {
  status: number;
  /** Full address. */
  to: string;
}

export interface Followed {
  hops: Hop[];
  /** The last answer, or what kept it away. */
  end: Asked;
}

/** How often an address may send on; browsers give up at 20. */
const MOST_HOPS = 10;

/** How a single address is asked; whoever must be polite to hosts passes another one. */
export type Asker = (url: URL, question?: Question) => Promise<Asked>;

/** Asks without more ado. */
export const askerOf =
  (network: Network): Asker =>
  (url, question) =>
    ask(url, network, question);

/** Asks an address and goes where it sends on, up to ten times. Never throws. */
export async function follow(start: string, asker: Asker, question?: Question): Promise<Followed> {
  const hops: Hop[] = [];
  const seen = new Set<string>();
  let url = new URL(start);
  for (;;) {
    seen.add(url.href);
    const end = await asker(url, question);
    const next = end.kind === 'answer' ? target(end) : undefined;
    if (end.kind === 'fault' || next === undefined) return { hops, end };
    if (next === null) return { hops, end: fault(url, 'broken', 'sends on to what is no address') };
    // The part behind # stays as it was unless a new one is given (RFC 9110, 10.2.2).
    if (next.hash === '') next.hash = url.hash;
    hops.push({ status: end.status, to: next.href });
    if (seen.has(next.href)) return { hops, end: fault(url, 'loop', 'sends on in a circle') };
    if (hops.length > MOST_HOPS) return { hops, end: fault(url, 'loop', 'sends on without end') };
    url = next;
  }
}

/** Where an answer sends on to; undefined if nowhere, null if that cannot be read. */
function target(answer: Answer): URL | null | undefined {
  if (![301, 302, 303, 307, 308].includes(answer.status)) return undefined;
  const location = headerText(answer, 'location');
  if (location === '') return undefined;
  return URL.canParse(location, answer.url) ? new URL(location, answer.url) : null;
}

const fault = (url: URL, code: Fault['code'], detail: string): Fault => ({
  kind: 'fault',
  url: url.href,
  code,
  detail,
});
