import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDraft, saveDraft } from '@/lib/contact/draft';
import {
  emptyMessage,
  fieldNames,
  type InputProblems,
  type Message,
  problemOf,
} from '@/lib/contact/message';

export type FormRef = RefObject<HTMLFormElement | null>;

/**
 * Returns a field of the form.
 * @throws Error if the form is not in the page
 */
export function fieldOf(form: FormRef, name: keyof Message) {
  const field = form.current?.elements.namedItem(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) return field;
  throw new Error(`The form has no field "${name}".`);
}

/**
 * Manages the message in the form, and its problems. A draft keeps the message after a reload or
 * Back. The text is in the fields and not in React's state, so that text typed before hydration
 * stays.
 */
export function useMessage(form: FormRef) {
  /** The text at the last `updateMessage`. */
  const [message, setMessage] = useState(emptyMessage);
  /** The problems that the form shows. A problem stays until the value is right. */
  const [problems, setProblems] = useState<InputProblems>({});

  function readProblems(): InputProblems {
    const all: InputProblems = {};
    for (const name of fieldNames) {
      const problem = problemOf(name, fieldOf(form, name));
      if (problem !== undefined) all[name] = problem;
    }
    return all;
  }

  const readMessage = (): Message => ({
    name: fieldOf(form, 'name').value,
    email: fieldOf(form, 'email').value,
    message: fieldOf(form, 'message').value,
  });

  /**
   * Saves the draft, and removes problems that are corrected.
   * @returns the message as it is in the fields
   */
  function updateMessage(): Message {
    const current = readMessage();
    saveDraft(current);
    setMessage(current);
    // A message that is too long is marked at once: a visitor may paste much more than fits. Other
    // fields are marked only after an attempt to send.
    const problemsToShow = Object.entries(readProblems()).filter(
      ([name, problem]) => name in problems || problem === 'message-too-long',
    );
    setProblems(Object.fromEntries(problemsToShow));
    return current;
  }

  /**
   * Shows the problems of all fields, and focuses the first invalid field.
   * @returns whether the message may be sent
   */
  function checkFields(): boolean {
    const all = readProblems();
    const first = fieldNames.find((name) => name in all);
    if (first === undefined) return true;
    // Screen readers read a field and its problem together. So the problem must be in the page
    // before the field gets the focus.
    flushSync(() => setProblems(all));
    fieldOf(form, first).focus();
    return false;
  }

  function clearMessage(): void {
    saveDraft(emptyMessage);
    // The form is gone if it has crashed.
    form.current?.reset();
    setMessage(emptyMessage);
  }

  const restore = useEffectEvent(() => {
    const draft = loadDraft();
    for (const name of fieldNames) {
      const field = fieldOf(form, name);
      if (field.value === '') field.value = draft[name];
    }
    updateMessage();
  });
  useEffect(() => {
    const onPageShow = () => restore();
    onPageShow();
    // Some browsers restore the fields only when they show the page, and send no `input` event.
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return { message, problems, updateMessage, checkFields, clearMessage };
}
