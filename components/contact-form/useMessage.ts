import { type RefObject, useCallback, useEffect, useState } from 'react';
import { browserStorage, deleteDraft, loadDraft, saveDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE, isSameMessage, type Message } from '@/lib/contact/message';

type FormRef = RefObject<HTMLFormElement | null>;
type Control = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ['name', 'email', 'message'] as const;

/** One of the form's fields. */
export function fieldOf(form: HTMLFormElement, name: keyof Message): Control {
  return form.elements.namedItem(name) as Control;
}

function read(form: HTMLFormElement): Message {
  const [name, email, message] = FIELDS.map((field) => fieldOf(form, field).value);
  return { name: name ?? '', email: email ?? '', message: message ?? '' };
}

function write(form: HTMLFormElement, message: Message): void {
  for (const field of FIELDS) {
    const control = fieldOf(form, field);
    if (control.value !== message[field]) control.value = message[field];
  }
}

/**
 * The message in the form and its draft on the visitor's device. The fields themselves hold the
 * text, not React: what was typed before hydration, or put back by the browser, stays.
 */
export function useMessage(form: FormRef) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);
  const [isKept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Message | null>(null);

  /** Reads the fields, keeps the draft, and returns what stands in the fields. */
  const sync = useCallback(() => {
    if (form.current === null) return EMPTY_MESSAGE;
    const current = read(form.current);
    setMessage(current);
    setKept(saveDraft(browserStorage(), current, Date.now()));
    if (!isSameMessage(current, EMPTY_MESSAGE)) setCleared(null);
    return current;
  }, [form]);

  useEffect(() => {
    if (form.current === null) return;
    const typed = read(form.current);
    const draft = loadDraft(browserStorage(), Date.now());
    if (draft !== null) {
      const merged = {
        name: typed.name || draft.name,
        email: typed.email || draft.email,
        message: typed.message || draft.message,
      };
      write(form.current, merged);
      setRestored(!isSameMessage(merged, typed));
    }
    sync();
    // Some browsers put texts back only now, and one that was frozen may have missed an event.
    window.addEventListener('pageshow', sync);
    return () => window.removeEventListener('pageshow', sync);
  }, [form, sync]);

  /** Empties the form; the text can be taken back until something new is typed. */
  const clear = () => {
    form.current?.reset();
    saveDraft(browserStorage(), EMPTY_MESSAGE, Date.now());
    setCleared(message);
    setMessage(EMPTY_MESSAGE);
    setRestored(false);
  };

  const undoClear = () => {
    if (form.current === null || cleared === null) return;
    write(form.current, cleared);
    sync();
  };

  /** Empties the form after its message was sent. */
  const finish = (sent: Message) => {
    deleteDraft(browserStorage(), sent, Date.now());
    form.current?.reset();
    setMessage(EMPTY_MESSAGE);
    setRestored(false);
  };

  return { message, isKept, isRestored, canUndo: cleared !== null, sync, clear, undoClear, finish };
}
