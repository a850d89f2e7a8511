import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { keepDraft, loadDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE, isEmptyMessage, type Message } from '@/lib/contact/message';

type FormRef = RefObject<HTMLFormElement | null>;

/** One of the form's fields. */
export function fieldOf(form: FormRef, name: keyof Message) {
  return form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/**
 * The message in the form and its draft on the visitor's device. The fields themselves hold the
 * text, not React: what was typed before hydration, or put back by the browser, stays. While the
 * text would be lost, the browser asks before it leaves the page.
 */
export function useMessage(form: FormRef, isSending: boolean) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [isKept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Message | null>(null);

  /** Reads the fields, keeps what stands in them as the draft, and returns it. */
  function sync(): Message {
    const current = {
      name: fieldOf(form, 'name').value,
      email: fieldOf(form, 'email').value,
      message: fieldOf(form, 'message').value,
    };
    setKept(keepDraft(current));
    setMessage(current);
    if (!isEmptyMessage(current)) setCleared(null);
    return current;
  }

  /**
   * Puts a text into the fields that are empty.
   * @returns whether there was anything to put
   */
  function fillIn(text: Message): boolean {
    const names = (['name', 'email', 'message'] as const).filter(
      (name) => fieldOf(form, name).value === '' && text[name] !== '',
    );
    for (const name of names) fieldOf(form, name).value = text[name];
    sync();
    return names.length > 0;
  }

  const restore = useEffectEvent(() => {
    if (fillIn(loadDraft())) setRestored(true);
  });
  useEffect(() => {
    const start = () => restore();
    start();
    // Some browsers put texts back only now, and one that was frozen may have missed an event.
    window.addEventListener('pageshow', start);
    return () => window.removeEventListener('pageshow', start);
  }, []);

  const isEmpty = isEmptyMessage(message);
  const isAtRisk = isSending || (!isKept && !isEmpty);
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  /** Empties the form and forgets its draft. */
  function empty(): void {
    form.current?.reset();
    sync();
    setRestored(false);
  }

  /** Empties the form; where it has just done that, puts the text back. */
  function clearOrUndo(): void {
    if (cleared !== null) fillIn(cleared);
    else {
      empty();
      setCleared(message);
    }
  }

  const canUndo = cleared !== null;
  return { message, isEmpty, isKept, isRestored, canUndo, sync, empty, clearOrUndo };
}
