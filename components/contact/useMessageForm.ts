import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { observe } from 'react-intersection-observer';
import { deleteDraft, loadDraft } from '@/lib/contact/draft';
import {
  emptyMessage,
  fieldNames,
  type InputProblems,
  inputProblem,
  type Message,
} from '@/lib/contact/message';
import { type EmailService, type SendResult, sendMessage } from '@/lib/contact/send';
import { asTyped } from '@/lib/text/text';
import { resultForRobot } from './Honeypot';

/** A failure stays until the next attempt to send, and a success until the next input. */
export type FormState = { kind: 'idle' } | { kind: 'sending' } | SendResult;

export type MessageFormState = ReturnType<typeof useMessageForm>;

const idle: FormState = { kind: 'idle' };

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

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

/** The problems of some fields, by default of all. */
function problemsIn(form: HTMLFormElement, fields = fieldNames): InputProblems {
  const problems: InputProblems = {};
  for (const name of fields) {
    const problem = inputProblem(name, fieldOf(form, name));
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/**
 * The message form: checks the message in the fields, or in the draft, and sends it to the owner.
 * @param toName the owner's first names
 */
export function useMessageForm(service: EmailService, toName: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FormState>(idle);
  const [message, setMessage] = useState(emptyMessage);
  const [problems, setProblems] = useState<InputProblems>({});

  // The visitor may have filled in some fields before hydration. Empty fields get the draft: all of
  // them, if React has drawn the page again. Storage is slow, so that waits until the form is at
  // most a window away. Until then, only input and an attempt to send draw the fields again.
  useEffect(() => {
    const form = formRef.current;
    if (!form) return;
    const stop = observe(
      form,
      (isNear) => {
        if (!isNear) return;
        stop();
        const found = messageIn(form);
        const draft = loadDraft();
        for (const name of fieldNames) found[name] ||= draft[name];
        if (fieldNames.some((name) => found[name] !== '')) setMessage(found);
      },
      { rootMargin: '100% 0px' },
    );
    return stop;
  }, []);

  function onInput(): void {
    if (!formRef.current) return;
    // A corrected field loses its problem. Other fields get none before the next attempt to send.
    const fieldsWithProblem = fieldNames.filter((name) => problems[name] !== undefined);
    setMessage(messageIn(formRef.current));
    setProblems(problemsIn(formRef.current, fieldsWithProblem));
    // "Message Sent!" would be wrong for the next message.
    if (state.kind === 'sent') setState(idle);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (state.kind === 'sending') return;
    const newMessage = messageIn(form);
    const allProblems = problemsIn(form);
    const first = fieldNames.find((name) => allProblems[name] !== undefined);
    // Screen readers read a field and its problem together. So the problem must be in the page
    // before the field gets the focus.
    flushSync(() => {
      // Programs that fill in fields may report no input.
      setMessage(newMessage);
      setProblems(allProblems);
    });
    if (first !== undefined) {
      fieldOf(form, first).focus();
      // The result of an earlier attempt would contradict the problems.
      setState(idle);
      return;
    }
    // While the message is sent, the button is disabled. So the status takes the focus from it.
    const isButtonFocused = document.activeElement?.matches('button');
    if (isButtonFocused) statusRef.current?.focus({ preventScroll: true });
    send(form, newMessage);
  }

  async function send(form: HTMLFormElement, checked: Message): Promise<void> {
    setState({ kind: 'sending' });
    const result = resultForRobot(form) ?? (await sendMessage(service, checked, toName));
    if (result.kind === 'sent') {
      deleteDraft();
      setMessage(emptyMessage);
    } else {
      console.error(`The contact form failed to send (${result.reason}): ${result.detail}`);
    }
    setState(result);
  }

  return { formRef, statusRef, state, message, problems, onInput, submit };
}
