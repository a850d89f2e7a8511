import type { FormWords } from '../words/words';

/** Why a message was not confirmed. Each kind has a text in the words. */
type FailureKind = keyof FormWords['failures'];

/** An attempt to send that failed, or whose end is not known. */
interface Failure {
  kind: FailureKind;
  /** For the console: status and reason, never the visitor's text. */
  detail: string;
}

/** How an attempt to send ended. The owner will answer to `replyTo`. */
export type SendResult = { kind: 'sent'; replyTo: string } | Failure;

/**
 * Returns the kind of failure for an HTTP status: 'unconfirmed' if another attempt may succeed,
 * otherwise 'owner-must-fix', also for every unexpected status.
 */
export function failureKindForStatus(status: number): FailureKind {
  // Some hosts of static files answer a POST with 501, so another attempt cannot succeed.
  const mayPass = (status >= 500 && status !== 501) || status === 408 || status === 429;
  return mayPass ? 'unconfirmed' : 'owner-must-fix';
}
