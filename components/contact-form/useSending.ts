import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '@/lib/contact/result';

/** The states of the button. The dictionaries have a label with the name of each. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long the button shows a result (specification, section 9). */
const LABEL_MS = 3000;

/** The e-mail service accepts one message per second. An earlier submit is a double press. */
const PAUSE_MS = 1000;

/**
 * Runs attempts to send, one at a time.
 * @returns `phase`: the state of the button, which shows a result for three seconds;
 *   `result`: the result of the last attempt, until the next one starts;
 *   `start`: runs an attempt, unless another one runs or has ended less than a second ago
 */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [result, setResult] = useState<SendResult | null>(null);
  // A ref, because a second submit can come before React has rendered the first.
  // `performance.now()`, because the visitor's clock may change.
  const readyAt = useRef(0);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    const timer = setTimeout(() => setPhase('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

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

  return { phase, result, start };
}
