import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  deleteDraft,
  fieldNames,
  type InputProblems,
  inputProblem,
  type Message,
} from '@/lib/contact/message';
import { type EmailService, sendMessage } from '@/lib/contact/send';
import { asTyped } from '@/lib/text/text';
import type { FormWords } from '@/lib/words/words';

/** The name of a field that only robots fill in. */
export const honeypotName = 'topic';

type MessageField = HTMLInputElement | HTMLTextAreaElement;

/** A failure stays until the next attempt to send, and a success until the next input. */
export type FormState =
  | { kind: 'idle' | 'sending' }
  | { kind: 'sent'; replyTo: string }
  /** `message` is what the fields contain now. */
  | { kind: 'failed'; message: Message };

const fieldOf = (form: HTMLFormElement, name: keyof Message | typeof honeypotName) =>
  form.elements.namedItem(name) as MessageField;

function messageIn(form: HTMLFormElement): Message {
  const email = fieldOf(form, 'email');
  // Phones paste marks that nobody sees, with which the browser refuses an address.
  const address = asTyped(email.value);
  if (address !== email.value) email.value = address;
  return {
    name: fieldOf(form, 'name').value,
    email: address,
    message: fieldOf(form, 'message').value,
  };
}

/**
 * Checks the message and sends it to the owner. React does not control the fields, so the visitor
 * may fill them in before hydration.
 * @param toName the owner's first names
 */
export function useMessageForm(
  service: EmailService,
  toName: string,
  words: FormWords,
  language: string,
) {
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FormState>({ kind: 'idle' });
  const [problems, setProblems] = useState<InputProblems>({});

  function onInput(event: FormEvent<HTMLFormElement>): void {
    const message = messageIn(event.currentTarget);
    const field = event.target as MessageField;
    // A corrected field loses its problem. Other fields get none before the next attempt to send.
    if (problems[field.name as keyof Message]) {
      setProblems({ ...problems, [field.name]: inputProblem(field, words, language) });
    }
    // "Message Sent!" would be wrong for the next message.
    if (state.kind === 'sent') setState({ kind: 'idle' });
    if (state.kind === 'failed') setState({ kind: 'failed', message });
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (state.kind === 'sending') return;
    const form = event.currentTarget;
    const message = messageIn(form);
    const found: InputProblems = {};
    for (const name of fieldNames) {
      found[name] = inputProblem(fieldOf(form, name), words, language);
    }
    // Screen readers read a field and its problem together. So the problem must be in the page
    // before the field gets the focus.
    flushSync(() => setProblems(found));
    const first = fieldNames.find((name) => found[name]);
    if (first) {
      fieldOf(form, first).focus();
      // The result of an earlier attempt would contradict the problems.
      setState({ kind: 'idle' });
      return;
    }
    // While the message is sent, the button is disabled. So the status takes the focus from it.
    const isButtonFocused = document.activeElement?.matches('button');
    if (isButtonFocused) statusRef.current?.focus({ preventScroll: true });
    setState({ kind: 'sending' });
    const honeypot = fieldOf(form, honeypotName);
    const isFilledByRobot = honeypot.value !== '';
    // If autofill has filled it in, the next attempt to send succeeds.
    honeypot.value = '';
    try {
      if (isFilledByRobot) throw new Error('the field that people do not see was filled in');
      await sendMessage(service, message, toName);
      deleteDraft();
      form.reset();
      setState({ kind: 'sent', replyTo: message.email });
    } catch (error) {
      console.error(`The contact form failed to send: ${error}`);
      setState({ kind: 'failed', message });
    }
  }

  return { statusRef, state, problems, onInput, submit };
}
