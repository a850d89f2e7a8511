import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDraft, saveDraft } from '@/lib/contact/draft';
import {
  emptyMessage,
  fieldNames,
  type InputProblems,
  type Message,
  problemOf,
} from '@/lib/contact/message';
import { type EmailService, failed, type SendResult, sendMessage } from '@/lib/contact/send';

/** The result of an attempt to send stays until the next one starts. */
export type FormState = { name: 'idle' } | { name: 'sending' } | SendResult;

/** A text field that only robots fill in. */
export const honeypotName = 'topic';

/** A field of the form. */
const fieldOf = (form: HTMLFormElement, name: keyof Message | typeof honeypotName) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const messageIn = (form: HTMLFormElement): Message => ({
  name: fieldOf(form, 'name').value,
  email: fieldOf(form, 'email').value,
  message: fieldOf(form, 'message').value,
});

function problemsIn(form: HTMLFormElement): InputProblems {
  const problems: InputProblems = {};
  for (const name of fieldNames) {
    const problem = problemOf(name, fieldOf(form, name));
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/**
 * The message form: checks the message, keeps it as a draft, and sends it. The text is in the
 * fields and not in React's state, so that text typed before hydration stays.
 * @param toName the owner's first names
 */
export function useMessageForm(service: EmailService, toName: string) {
  const form = useRef<HTMLFormElement>(null);
  const [state, setState] = useState<FormState>({ name: 'idle' });
  /** The text of the fields, for what the page shows about it. */
  const [message, setMessage] = useState(emptyMessage);
  /** The problems that the form shows. A problem stays until the value is right. */
  const [problems, setProblems] = useState<InputProblems>({});

  /** Saves the text of the fields as the draft, and removes problems that are corrected. */
  const readFields = useCallback(() => {
    if (!form.current) return;
    const current = messageIn(form.current);
    const all = problemsIn(form.current);
    saveDraft(current);
    setMessage(current);
    // A message that is too long is marked at once: a visitor may paste much more than fits. Other
    // fields are marked only after an attempt to send.
    setProblems((shown) =>
      Object.fromEntries(
        Object.entries(all).filter(
          ([name, problem]) => name in shown || problem === 'message-too-long',
        ),
      ),
    );
  }, []);

  /** Writes the draft into empty fields, after a reload or Back. */
  const restoreDraft = useCallback(() => {
    if (!form.current) return;
    const draft = loadDraft();
    for (const name of fieldNames) {
      const field = fieldOf(form.current, name);
      if (field.value === '') field.value = draft[name];
    }
  }, []);

  useEffect(() => {
    restoreDraft();
    readFields();
    // Some browsers restore the fields only when they show the page, and send no `input` event.
    window.addEventListener('pageshow', readFields);
    return () => window.removeEventListener('pageshow', readFields);
  }, [restoreDraft, readFields]);

  const isSending = state.name === 'sending';
  useEffect(() => {
    if (!isSending) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 read only this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isSending]);

  /** Shows the problems of all fields, and focuses the first of them. */
  function showProblems(all: InputProblems): void {
    // Screen readers read a field and its problem together. So the problem must be in the page
    // before the field gets the focus.
    flushSync(() => setProblems(all));
    const first = fieldNames.find((name) => name in all);
    if (form.current && first) fieldOf(form.current, first).focus();
  }

  async function send(current: Message, isRobot: boolean): Promise<void> {
    setState({ name: 'sending' });
    const result = await (isRobot
      ? failed('taken-for-spam', 'the field that people do not see was filled in')
      : sendMessage(service, current, toName));
    if (result.name === 'sent') {
      saveDraft(emptyMessage);
      // The form is gone if it has crashed.
      form.current?.reset();
      readFields();
    } else {
      console.error(`The contact form failed to send (${result.reason}): ${result.detail}`);
    }
    setState(result);
  }

  /**
   * Sends the message, or shows the problems of the fields.
   * @returns whether the message is being sent
   */
  function submit(): boolean {
    if (!form.current || isSending) return false;
    readFields();
    const all = problemsIn(form.current);
    if (Object.keys(all).length > 0) {
      showProblems(all);
      return false;
    }
    const honeypot = fieldOf(form.current, honeypotName);
    send(messageIn(form.current), honeypot.value !== '');
    // Autofill may have filled it in, and not a robot. The visitor's next attempt succeeds.
    honeypot.value = '';
    return true;
  }

  return { form, state, message, problems, readFields, restoreDraft, submit };
}
