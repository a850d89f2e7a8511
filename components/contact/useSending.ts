import { useEffect, useState } from 'react';
import type { SendResult } from '@/lib/contact/send';

/** The states of the button. Each has a label of the same name in `lib/words/`. */
export type Phase = 'idle' | 'sending' | 'sent' | 'failed';

/** How long the button shows a result. */
const LABEL_MS = 3000;

/** Runs attempts to send. During an attempt the browser asks before the visitor leaves the page. */
export function useSending() {
  const [phase, setPhase] = useState<Phase>('idle');
  /** The result of the last attempt, until the next one starts. */
  const [result, setResult] = useState<SendResult | null>(null);

  useEffect(() => {
    if (phase !== 'sent' && phase !== 'failed') return;
    const timer = setTimeout(() => setPhase('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  useEffect(() => {
    if (phase !== 'sending') return;
    const warnBeforeLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 read only this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', warnBeforeLeaving);
    return () => window.removeEventListener('beforeunload', warnBeforeLeaving);
  }, [phase]);

  /** @param attempt does not throw, like `sendMessage` */
  async function startSending(attempt: () => Promise<SendResult>): Promise<void> {
    setPhase('sending');
    setResult(null);
    const newResult = await attempt();
    if (newResult.kind !== 'sent') {
      console.error(`The contact form failed to send (${newResult.kind}): ${newResult.detail}`);
    }
    setPhase(newResult.kind === 'sent' ? 'sent' : 'failed');
    setResult(newResult);
  }

  return { phase, result, startSending };
}
