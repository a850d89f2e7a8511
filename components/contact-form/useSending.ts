import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '@/lib/contact/result';
import { PAUSE_MS } from '@/lib/contact/spam';

/** The states of the button; the dictionary has a label of this name for each. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long a result stands on the button (specification, section 9). */
const LABEL_MS = 3000;

/**
 * The button's state: idle, sending, three seconds of sent or failed, idle. `result` stays until
 * the next attempt, so that nobody has to read what helps within three seconds.
 */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [result, setResult] = useState<SendResult | null>(null);
  // Beside the state, because a second submit can come before React has rendered the first.
  const isBusy = useRef(false);
  const endedAt = useRef(Number.NEGATIVE_INFINITY);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    const timer = setTimeout(() => setPhase('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  /** Runs one attempt; does nothing while another runs or has just ended. */
  async function start(attempt: () => Promise<SendResult>): Promise<void> {
    // performance.now, because the visitor's clock can be set in between.
    if (isBusy.current || performance.now() - endedAt.current < PAUSE_MS) return;
    isBusy.current = true;
    setPhase('sending');
    setResult(null);
    const ended = await attempt().catch(
      (error: unknown): SendResult => ({ kind: 'network', detail: String(error) }),
    );
    isBusy.current = false;
    endedAt.current = performance.now();
    if (ended.kind !== 'sent') {
      console.error(`The contact form failed to send (${ended.kind}): ${ended.detail}`);
    }
    setPhase(ended.kind === 'sent' ? 'sent' : 'failed');
    setResult(ended);
  }

  return { phase, result, start, forget: () => setResult(null) };
}
