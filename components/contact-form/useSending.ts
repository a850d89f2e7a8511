import { useEffect, useRef, useState } from 'react';
import type { SendResult } from '@/lib/contact/send';

/** The states of the button. Each has a label of the same name in `lib/words/`. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long the button shows a result (specification, section 9). */
const LABEL_MS = 3000;

/**
 * Runs attempts to send, one at a time. During an attempt the browser asks before the visitor
 * leaves the page.
 * @returns `phase`: the state of the button, which shows a result for three seconds;
 *   `result`: the result of the last attempt, until the next one starts;
 *   `startSending`: runs an attempt, unless another one runs
 */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  const [result, setResult] = useState<SendResult | null>(null);
  // A ref, because a second submit can come before React has rendered the first.
  const isRunning = useRef(false);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    const timer = setTimeout(() => setPhase('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'sending') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [phase]);

  async function startSending(attempt: () => Promise<SendResult>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setPhase('sending');
    setResult(null);
    const ended = await attempt().catch(
      (error): SendResult => ({ kind: 'owner-must-fix', detail: String(error) }),
    );
    isRunning.current = false;
    if (ended.kind !== 'sent') {
      console.error(`The contact form failed to send (${ended.kind}): ${ended.detail}`);
    }
    setPhase(ended.kind === 'sent' ? 'sent' : 'failed');
    setResult(ended);
  }

  return { phase, result, startSending };
}
