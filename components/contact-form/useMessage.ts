import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, loadDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE, isEmptyMessage, type Message } from '@/lib/contact/message';

type FormRef = RefObject<HTMLFormElement | null>;

/** A field of the form, which must be in the page. */
export function fieldOf(form: FormRef, name: keyof Message) {
  return form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/**
 * The message in the form and its draft on the visitor's device. The fields hold the text, not React,
 * so text typed before hydration or restored by the browser stays. While leaving the page would lose
 * the text, the browser asks first.
 * @param isSending whether a message is being sent
 * @returns `message`: the text at the last `sync`; `isKept`: whether the draft could be stored;
 *   `isRestored`: whether the text comes from a draft;
 *   `sync`: reads the fields, stores the draft, and returns the message;
 *   `empty`: empties the form and deletes the draft
 */
export function useMessage(form: FormRef, isSending: boolean) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [isKept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);

  function sync(): Message {
    const current = {
      name: fieldOf(form, 'name').value,
      email: fieldOf(form, 'email').value,
      message: fieldOf(form, 'message').value,
    };
    setKept(keepDraft(current));
    setMessage(current);
    return current;
  }

  const restore = useEffectEvent(() => {
    const draft = loadDraft();
    for (const name of ['name', 'email', 'message'] as const) {
      const field = fieldOf(form, name);
      if (field.value === '' && draft[name] !== '') {
        field.value = draft[name];
        setRestored(true);
      }
    }
    sync();
  });
  useEffect(() => {
    const start = () => restore();
    start();
    // Some browsers restore texts only now, and a frozen page may have missed an event.
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, []);

  const isAtRisk = isSending || (!isKept && !isEmptyMessage(message));
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  function empty(): void {
    form.current?.reset();
    sync();
    setRestored(false);
  }

  return { message, isKept, isRestored, sync, empty };
}
