import { type Answer, headerText } from './ask';
import type { Followed, Hop } from './follow';
import { parkedMark } from './parked';

/**
 * What became of a link: fine; gone; broken, so that a visitor sees a warning or nothing; moved
 * for good; or untold, because the host does not answer programs or has a bad day.
 */
export interface Verdict {
  kind: 'fine' | 'gone' | 'broken' | 'moved' | 'untold';
  /** Why, as the end of a sentence about the link; empty when it is fine. */
  why: string;
  /** Where it stands now, if it moved. */
  to?: string;
}

const permanent = [301, 308];
const login = /\/(login|log-in|signin|sign-in|authwall|checkpoint|sso|oauth)\b/i;

/** A fair verdict on a link, from the answers to it. Never takes a refusal for an absence. */
export function verdictOf(href: string, { hops, end }: Followed): Verdict {
  if (end.kind === 'fault') {
    if (end.code === 'no-host') return { kind: 'gone', why: end.detail };
    const isForSure = ['certificate', 'expired', 'loop', 'local'].includes(end.code);
    return {
      kind: isForSure ? 'broken' : 'untold',
      why: `${hostIfOther(href, end.url)}${end.detail}`,
    };
  }
  const { status } = end;
  if (status === 404 || status === 410)
    return { kind: 'gone', why: `answers with status ${status}` };
  if (status < 200 || status > 299) return { kind: 'untold', why: refusal(status) };
  const parked = parkedMark(end, href);
  if (parked !== undefined) return { kind: 'gone', why: parked };
  const { pathname } = new URL(end.url);
  if (hops.length > 0 && login.test(pathname)) {
    return { kind: 'untold', why: 'asks who is not signed in to do so' };
  }
  const to = movedTo(hops);
  if (to === undefined || isTrifle(href, to)) return { kind: 'fine', why: '' };
  const isFront = new URL(to).pathname === '/' && new URL(href).pathname !== '/';
  return {
    kind: 'moved',
    why: isFront ? 'sends on to a front page, so what was there may be gone' : 'has moved for good',
    to,
  };
}

function refusal(status: number): string {
  if (status === 429) return 'has too many visitors right now (429)';
  if (status >= 500 && status < 600) return `has a fault right now (${status})`;
  return `does not answer programs (${status}); look at it yourself`;
}

const hostIfOther = (href: string, url: string) =>
  new URL(href).host === new URL(url).host ? '' : `sends on to ${new URL(url).host}, which `;

/** Where the redirects lead that say they are for good, up to the first that does not. */
function movedTo(hops: readonly Hop[]): string | undefined {
  const end = hops.findIndex(({ status }) => !permanent.includes(status));
  return hops.slice(0, end === -1 ? hops.length : end).at(-1)?.to;
}

/** Not worth a word: a slash at the end, upper case, the part behind #. */
function isTrifle(from: string, to: string): boolean {
  const plain = (text: string) => {
    const { origin, pathname, search } = new URL(text);
    return `${origin}${pathname.replace(/\/$/, '')}${search}`.toLowerCase();
  };
  return plain(from) === plain(to);
}

/** Whether a HEAD was enough: it arrived, and at no page that would have to be read. */
export function isEnough(answer: Answer): boolean {
  const isPage = /\bhtml\b/i.test(headerText(answer, 'content-type'));
  return answer.status >= 200 && answer.status < 300 && !isPage;
}
