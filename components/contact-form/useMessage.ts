import { type RefObject, useCallback, useEffect, useState } from 'react';
import { browserStorage, deleteDraft, loadDraft, saveDraft } from '@/lib/contact/draft';
import { EMPTY_LETTER, type Letter, sameLetter } from '@/lib/contact/message';

type FormRef = RefObject<HTMLFormElement | null>;
type Control = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = ['name', 'email', 'message'] as const;

/** One of the form's fields. */
export function fieldOf(form: HTMLFormElement, name: keyof Letter): Control {
  return form.elements.namedItem(name) as Control;
}

function read(form: HTMLFormElement): Letter {
  const [name, email, message] = FIELDS.map((field) => fieldOf(form, field).value);
  return { name: name ?? '', email: email ?? '', message: message ?? '' };
}

function write(form: HTMLFormElement, letter: Letter): void {
  for (const field of FIELDS) {
    const control = fieldOf(form, field);
    if (control.value !== letter[field]) control.value = letter[field];
  }
}

/**
 * The letter in the form and its draft on the visitor's device. The fields themselves hold the
 * text, not React: what was typed before hydration, or put back by the browser, stays.
 */
export function useLetter(form: FormRef) {
  const [letter, setLetter] = useState(EMPTY_LETTER);
  const [isKept, setKept] = useState(true);
  const [isRestored, setRestored] = useState(false);
  const [cleared, setCleared] = useState<Letter | null>(null);

  /** Reads the fields, keeps the draft, and returns what stands in the fields. */
  const sync = useCallback(() => {
    if (form.current === null) return EMPTY_LETTER;
    const current = read(form.current);
    setLetter(current);
    setKept(saveDraft(browserStorage(), current, Date.now()));
    if (!sameLetter(current, EMPTY_LETTER)) setCleared(null);
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
      setRestored(!sameLetter(merged, typed));
    }
    sync();
    // Some browsers put texts back only now, and one that was frozen may have missed an event.
    window.addEventListener('pageshow', sync);
    return () => window.removeEventListener('pageshow', sync);
  }, [form, sync]);

  /** Empties the form; the text can be taken back until something new is typed. */
  const clear = () => {
    form.current?.reset();
    saveDraft(browserStorage(), EMPTY_LETTER, Date.now());
    setCleared(letter);
    setLetter(EMPTY_LETTER);
    setRestored(false);
  };

  const undoClear = () => {
    if (form.current === null || cleared === null) return;
    write(form.current, cleared);
    sync();
  };

  /** Empties the form after its letter was sent. */
  const finish = (sent: Letter) => {
    deleteDraft(browserStorage(), sent, Date.now());
    form.current?.reset();
    setLetter(EMPTY_LETTER);
    setRestored(false);
  };

  return { letter, isKept, isRestored, canUndo: cleared !== null, sync, clear, undoClear, finish };
}
