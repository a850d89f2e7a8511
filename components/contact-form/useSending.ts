import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '@/lib/contact/result';

/** The states of the button; the dictionary has a label of this name for each. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long the button shows a result (specification, section 9). */
const LABEL_MS = 3000;

/** The e-mail service takes one message a second; an earlier submit is a double press. */
const PAUSE_MS = 1000;

/**
 * Runs attempts to send, one at a time.
 * @returns `phase`: the state of the button; a result is shown for three seconds, then it is idle;
 *   `result`: of the last attempt, until the next starts, so that there is time to read it;
 *   `start`: runs an attempt; does nothing while another runs or within a second of its end
 */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [result, setResult] = useState<SendResult | null>(null);
  // Not state, because a second submit can come before React has rendered the first. In time of
  // the page, because the visitor's clock can be changed.
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
