import { type FormEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { loadDraft, saveDraft } from '@/lib/contact/draft';
import {
  emptyMessage,
  fieldNames,
  type InputProblems,
  type Message,
  problemOf,
} from '@/lib/contact/message';
import { type EmailService, failure, type SendResult, sendMessage } from '@/lib/contact/send';

/** The result of an attempt to send stays until the next attempt starts. */
export type FormState = { name: 'idle' } | { name: 'sending' } | SendResult;

/** The name of the field that only robots fill in. */
export const honeypotName = 'topic';

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const messageIn = (form: HTMLFormElement): Message => ({
  name: fieldOf(form, 'name').value,
  email: fieldOf(form, 'email').value,
  message: fieldOf(form, 'message').value,
});

function problemsOf(message: Message, form: HTMLFormElement): InputProblems {
  const problems: InputProblems = {};
  for (const name of fieldNames) {
    const { validity } = fieldOf(form, name);
    const problem = problemOf(name, { value: message[name], validity });
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/** The visitor may have typed before hydration. Empty fields take their text from the draft. */
function withDraft({ name, email, message }: Message): Message {
  const draft = loadDraft();
  return {
    name: name || draft.name,
    email: email || draft.email,
    message: message || draft.message,
  };
}

/**
 * The problems that the form shows. A problem stays until the value is right. New problems are only
 * shown after an attempt to send, except that of a message that is too long, because a visitor may
 * paste much more than fits.
 */
const shownProblems = (shown: InputProblems, all: InputProblems): InputProblems =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name, problem]) => name in shown || problem === 'message-too-long',
    ),
  );

/** The text of the fields, which is kept as a draft, and its problems. */
function useFields(formRef: RefObject<HTMLFormElement | null>) {
  const [message, setMessage] = useState(emptyMessage);
  const [problems, setProblems] = useState<InputProblems>({});

  const changeMessage = useCallback((text: Message) => {
    saveDraft(text);
    setMessage(text);
  }, []);

  /** @returns all problems of the text, also those that the form does not show yet */
  const checkText = useCallback(
    (text: Message, form: HTMLFormElement): InputProblems => {
      const allProblems = problemsOf(text, form);
      changeMessage(text);
      setProblems((shown) => shownProblems(shown, allProblems));
      return allProblems;
    },
    [changeMessage],
  );

  useEffect(() => {
    if (formRef.current) checkText(withDraft(messageIn(formRef.current)), formRef.current);
  }, [formRef, checkText]);

  const onInput = () => {
    if (formRef.current) checkText(messageIn(formRef.current), formRef.current);
  };

  /**
   * Shows all problems, and focuses the field of the first.
   * @returns the text, if it has no problems
   */
  function checkFields(form: HTMLFormElement): Message | undefined {
    const text = messageIn(form);
    const allProblems = checkText(text, form);
    const first = fieldNames.find((name) => name in allProblems);
    if (first === undefined) return text;
    // Screen readers read a field and its problem together. So the problem must be in the page
    // before the field gets the focus.
    flushSync(() => setProblems(allProblems));
    fieldOf(form, first).focus();
    return undefined;
  }

  return { message, changeMessage, problems, onInput, checkFields };
}

/**
 * The message form: checks the text of the fields, and sends it.
 * @param toName the owner's first names
 */
export function useMessageForm(service: EmailService, toName: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FormState>({ name: 'idle' });
  const { message, changeMessage, problems, onInput, checkFields } = useFields(formRef);
  const isSending = state.name === 'sending';
  useLeaveWarning(isSending);

  async function send(text: Message, isRobot: boolean): Promise<void> {
    setState({ name: 'sending' });
    const result = await (isRobot
      ? failure('taken-for-spam', 'the field that people do not see was filled in')
      : sendMessage(service, text, toName));
    if (result.name === 'sent') changeMessage(emptyMessage);
    else console.error(`The contact form failed to send (${result.reason}): ${result.detail}`);
    setState(result);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const text = isSending ? undefined : checkFields(form);
    if (text === undefined) return;
    // While the message is sent, the button is disabled. So the status takes the focus from it.
    const isButtonFocused = document.activeElement?.matches('button');
    if (isButtonFocused) statusRef.current?.focus({ preventScroll: true });
    const honeypot = form.elements.namedItem(honeypotName) as HTMLInputElement | null;
    send(text, Boolean(honeypot?.value));
    // Autofill may have filled it in. Without a text there, the next attempt succeeds.
    if (honeypot) honeypot.value = '';
  }

  return { formRef, statusRef, state, message, problems, onInput, submit };
}

/** Lets the browser ask visitors who leave the page whether they really want to. */
function useLeaveWarning(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 read only this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isActive]);
}
