import type { SendResult } from '@/lib/contact/send';

/** A message is sent when the page has at least this age, in ms. Most bots leave earlier. */
const MINIMUM_AGE_MS = 2000;

/** Waits until the page has its minimum age. */
export async function waitForMinimumAge(): Promise<void> {
  const remaining = MINIMUM_AGE_MS - performance.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}

/**
 * Refuses a message if the field that people do not see was filled in.
 * @returns undefined if the field is empty
 */
export function checkHoneypot(honeypot: HTMLInputElement | null): SendResult | undefined {
  if (!honeypot?.value) return undefined;
  // Autofill, not a bot, may have written into it. Then the next attempt succeeds.
  honeypot.value = '';
  return { kind: 'taken-for-spam', detail: 'the field that people do not see was filled in' };
}
