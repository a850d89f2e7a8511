import type { FormWords } from '../words/words';

/** Why a message was not confirmed; the dictionaries tell the visitor what helps. */
export type FailureKind = keyof FormWords['failures'];

export interface Failure {
  kind: FailureKind;
  /** For the console: status and reason, never the visitor's text. */
  detail: string;
}

/** How an attempt to send ended; the owner's answer will go to `replyTo`. */
export type SendResult = { kind: 'sent'; replyTo: string } | Failure;

/**
 * Sorts a refused attempt by its status. What a second try may fix is told apart from what only
 * the owner can fix; a status nobody expects counts as the latter.
 */
export function failureKindForStatus(status: number): FailureKind {
  if (status === 429) return 'rate-limited';
  // 501 is how some hosts of plain files answer a POST.
  if ((status >= 500 && status !== 501) || status === 408) return 'server';
  return status === 413 ? 'too-long' : 'owner-must-fix';
}
