import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '@/lib/contact/result';

/** The states of the button; the dictionary has a label of this name for each. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long a result stands on the button (specification, section 9). */
const LABEL_MS = 3000;

/** The e-mail service takes one message a second; a submit that comes sooner is a double press. */
const PAUSE_MS = 1000;

/**
 * The button's state: idle, sending, three seconds of sent or failed, idle. `result` stays until
 * the next attempt, so that nobody has to read what helps within three seconds.
 */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [result, setResult] = useState<SendResult | null>(null);
  // Beside the state, because a second submit can come before React has rendered the first. By the
  // page's clock, because the visitor's can be set in between.
  const readyAt = useRef(0);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    const timer = setTimeout(() => setPhase('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  /** Runs one attempt; does nothing while another runs or has just ended. */
  async function start(attempt: () => Promise<SendResult>): Promise<void> {
    if (performance.now() < readyAt.current) return;
    readyAt.current = Number.POSITIVE_INFINITY;
    setPhase('sending');
    setResult(null);
    const ended = await attempt().catch(
      (error): SendResult => ({ kind: 'owner-must-fix', detail: String(error) }),
    );
    readyAt.current = performance.now() + PAUSE_MS;
    if (ended.kind !== 'sent') {
      console.error(`The contact form failed to send (${ended.kind}): ${ended.detail}`);
    }
    setPhase(ended.kind === 'sent' ? 'sent' : 'failed');
    setResult(ended);
  }

  return { phase, result, start, clearResult: () => setResult(null) };
}
