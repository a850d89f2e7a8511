import { fill } from '../words/words';

/** Why a message was not confirmed. */
export type FailureKind =
  | 'offline'
  | 'timeout'
  | 'network'
  | 'unconfirmed'
  | 'rate-limited'
  | 'server'
  | 'too-long'
  | 'owner-must-fix'
  | 'captcha-missing'
  | 'captcha-blocked'
  | 'taken-for-spam';

export interface Failure {
  kind: FailureKind;
  /** For the console: status and reason, never the visitor's text. */
  detail: string;
}

/** How an attempt to send ended. */
export type SendResult = { kind: 'sent' } | Failure;

/** What a failed attempt means for the visitor. */
export interface Explanation {
  happened: string;
  helps: string;
}

/**
 * Sorts a refused attempt by its status. What a second try may fix is told apart from what only
 * the owner can fix; a status nobody expects counts as the latter.
 */
export function failureOf(status: number): FailureKind {
  if (status === 429) return 'rate-limited';
  // 501 is how some hosts of plain files answer a POST.
  if ((status >= 500 && status !== 501) || status === 408 || status === 425) return 'server';
  if (status === 413) return 'too-long';
  return 'owner-must-fix';
}

/**
 * What happened and what helps, in plain words.
 * @param toName the owner's first names
 */
export function explain(
  kind: FailureKind,
  failures: Record<FailureKind, Explanation>,
  toName: string,
): Explanation {
  const { happened, helps } = failures[kind];
  return { happened: fill(happened, { name: toName }), helps };
}
