import type { FormWords } from '../words/words';

/** Why a message was not confirmed; each kind has a text in the dictionaries. */
export type FailureKind = keyof FormWords['failures'];

export interface Failure {
  kind: FailureKind;
  /** For the console: status and reason, never the visitor's text. */
  detail: string;
}

/** How an attempt to send ended; `replyTo` is the address that the owner will answer to. */
export type SendResult = { kind: 'sent'; replyTo: string } | Failure;

/**
 * The kind of failure that a status stands for: one that a second try may fix, or one that only the
 * owner can fix, as any unexpected status.
 */
export function failureKindForStatus(status: number): FailureKind {
  if (status === 429) return 'rate-limited';
  // Some hosts of static files answer a POST with 501.
  if ((status >= 500 && status !== 501) || status === 408) return 'server';
  return status === 413 ? 'too-long' : 'owner-must-fix';
}
