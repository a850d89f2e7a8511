import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
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

/** Keeps what a tab's fields hold now; deletes its own draft, and no other tab's, if that is nothing. */
function keepDraft(previous: Message, current: Message): boolean {
  const storage = browserStorage();
  if (!isSameMessage(current, EMPTY_MESSAGE)) return saveDraft(storage, current, Date.now());
  deleteDraft(storage, previous, Date.now());
  return storage !== null;
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

  // What this tab last saw in its fields.
  const known = useRef(EMPTY_MESSAGE);

  /** Reads the fields, keeps the draft if they changed, and returns what stands in them. */
  const sync = useCallback(() => {
    if (form.current === null) return EMPTY_MESSAGE;
    const current = read(form.current);
    setKept((wasKept) => wasKept && browserStorage() !== null);
    // Unchanged fields say nothing about the draft: another tab may have kept a newer one.
    if (!isSameMessage(current, known.current)) setKept(keepDraft(known.current, current));
    known.current = current;
    setMessage(current);
    if (!isSameMessage(current, EMPTY_MESSAGE)) setCleared(null);
    return current;
  }, [form]);

  const restore = useCallback(() => {
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
  }, [form, sync]);

  useEffect(() => {
    restore();
    // Some browsers put texts back only now, one that was frozen may have missed an event, and a
    // page that comes back empty takes the draft that another tab has kept meanwhile.
    const refresh = () => {
      if (isSameMessage(sync(), EMPTY_MESSAGE)) restore();
    };
    window.addEventListener('pageshow', refresh);
    return () => window.removeEventListener('pageshow', refresh);
  }, [restore, sync]);

  const isEmpty = isSameMessage(message, EMPTY_MESSAGE);
  const isAtRisk = isSending || (!isKept && !isEmpty);
  useEffect(() => {
    if (!isAtRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isAtRisk]);

  /** Empties the form and forgets its draft; called after the text was sent. */
  const empty = (text: Message) => {
    form.current?.reset();
    deleteDraft(browserStorage(), text, Date.now());
    known.current = EMPTY_MESSAGE;
    setMessage(EMPTY_MESSAGE);
    setRestored(false);
  };

  /** Empties the form; where it has just done that, puts the text back. */
  const clearOrUndo = () => {
    if (cleared === null) {
      empty(message);
      setCleared(message);
    } else if (form.current !== null) {
      write(form.current, cleared);
      sync();
    }
  };

  const canUndo = cleared !== null;
  return { message, isEmpty, isKept, isRestored, canUndo, sync, empty, clearOrUndo };
}
