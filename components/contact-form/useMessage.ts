import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { deleteOldDraft, keepDraft, loadDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE, fieldNames, type Message } from '@/lib/contact/message';

export type FormRef = RefObject<HTMLFormElement | null>;

/** Returns a field of the form, which must be in the page. */
export function fieldOf(form: FormRef, name: keyof Message) {
  return form.current?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
}

/**
 * The message in the form, which also survives a reload and Back. The fields contain the text, not
 * React's state, so that text typed before hydration stays.
 * @returns `message`: the text at the last `readMessage`;
 *   `readMessage`: reads the fields, keeps the draft, and returns the message;
 *   `clearMessage`: empties the fields and deletes the draft
 */
export function useMessage(form: FormRef) {
  const [message, setMessage] = useState(EMPTY_MESSAGE);

  function readMessage(): Message {
    const current = {
      name: fieldOf(form, 'name').value,
      email: fieldOf(form, 'email').value,
      message: fieldOf(form, 'message').value,
    };
    keepDraft(current);
    setMessage(current);
    return current;
  }

  function clearMessage(): void {
    keepDraft(EMPTY_MESSAGE);
    // The form is gone if it has crashed.
    form.current?.reset();
    setMessage(EMPTY_MESSAGE);
  }

  const restore = useEffectEvent(() => {
    const draft = loadDraft();
    for (const name of fieldNames) {
      const field = fieldOf(form, name);
      if (field.value === '') field.value = draft[name];
    }
    readMessage();
  });
  useEffect(() => {
    deleteOldDraft();
    const onPageShow = () => restore();
    onPageShow();
    // Some browsers fill in the fields again only when they show the page, and report no input.
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return { message, readMessage, clearMessage };
}
