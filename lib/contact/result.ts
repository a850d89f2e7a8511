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
 * Sorts a refused attempt by its status. What a second try may mend is told apart from what only
 * the owner can mend; a status nobody expects counts as the latter.
 */
export function failureOf(status: number): FailureKind {
  if (status === 429) return 'rate-limited';
  // 501 is how some hosts of plain files answer a POST.
  if ((status >= 500 && status !== 501) || status === 408 || status === 425) return 'server';
  if (status === 413) return 'too-long';
  return 'owner-must-fix';
}

const AT_WORST_TWICE = 'Please try again; at worst it arrives twice. Or';

/** What happened and what helps, in plain words. */
export function explain(kind: FailureKind, toName: string): Explanation {
  const own = 'use your own email program';
  const texts: Record<FailureKind, [happened: string, helps: string]> = {
    offline: [
      'You seem to be offline.',
      `Your text is kept. Please try again when you are connected, or ${own}.`,
    ],
    timeout: [
      'The email service did not answer within 15 seconds, so the message may not have arrived.',
      `${AT_WORST_TWICE} ${own}.`,
    ],
    network: [
      'The email service could not be reached. A firewall or a browser extension may be in the way.',
      `Please try again, or ${own}.`,
    ],
    unconfirmed: [
      'The connection broke before the email service confirmed the message.',
      `${AT_WORST_TWICE} ${own}.`,
    ],
    'rate-limited': [
      'The email service has too much to do right now.',
      `Please wait a few seconds and try again, or ${own}.`,
    ],
    server: [
      'The email service has a fault right now.',
      `Please try again in a minute, or ${own}.`,
    ],
    'too-long': [
      'The message is too long for the email service.',
      `Please shorten it and try again, or ${own}.`,
    ],
    'owner-must-fix': [
      `The form has a fault that only ${toName} can mend.`,
      `Please ${own}; it takes your text along.`,
    ],
    'captcha-missing': [
      'The robot check is not done yet.',
      `Please tick it above the button, then try again. Or ${own}.`,
    ],
    'captcha-blocked': [
      'The robot check could not be loaded. A browser extension may be in the way.',
      `Please ${own}; it takes your text along.`,
    ],
    'taken-for-spam': [
      'The form took this for the work of a robot.',
      `If you are a person: sorry! Please try again, or ${own}.`,
    ],
  };
  const [happened, helps] = texts[kind];
  return { happened, helps };
}
