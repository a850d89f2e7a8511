import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
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

const fieldOf = (form: HTMLFormElement, name: keyof Message) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

/** The text in the fields. An empty field takes its text from the draft. */
function messageIn(form: HTMLFormElement, draft = emptyMessage): Message {
  const textOf = (name: keyof Message) => fieldOf(form, name).value || draft[name];
  return { name: textOf('name'), email: textOf('email'), message: textOf('message') };
}

function problemsOf(message: Message, form: HTMLFormElement): InputProblems {
  const problems: InputProblems = {};
  for (const name of fieldNames) {
    const { validity } = fieldOf(form, name);
    const problem = problemOf(name, { value: message[name], validity });
    if (problem !== undefined) problems[name] = problem;
  }
  return problems;
}

/**
 * The message form: takes the text from the fields, checks it, keeps it as a draft, and sends it.
 * The fields show `message`.
 * @param toName the owner's first names
 */
export function useMessageForm(service: EmailService, toName: string) {
  const formRef = useRef<HTMLFormElement>(null);
  const honeypotRef = useRef<HTMLInputElement>(null);
  const statusRef = useRef<HTMLParagraphElement>(null);
  const [state, setState] = useState<FormState>({ name: 'idle' });
  const [message, setMessage] = useState(emptyMessage);
  /** The problems that the form shows. A problem stays until the value is right. */
  const [problems, setProblems] = useState<InputProblems>({});

  /**
   * Takes the text from the fields, and removes problems that are corrected.
   * @returns the text and all its problems, also those that the form does not show yet
   */
  const readFields = useCallback((draft?: Message) => {
    if (!formRef.current) return undefined;
    const text = messageIn(formRef.current, draft);
    const all = problemsOf(text, formRef.current);
    saveDraft(text);
    setMessage(text);
    // A message that is too long is marked at once: a visitor may paste much more than fits. Other
    // fields are marked only after an attempt to send.
    setProblems((shown) =>
      Object.fromEntries(
        Object.entries(all).filter(
          ([name, problem]) => name in shown || problem === 'message-too-long',
        ),
      ),
    );
    return { text, problems: all };
  }, []);

  // The visitor may have typed before hydration.
  useEffect(() => {
    readFields(loadDraft());
  }, [readFields]);

  const isSending = state.name === 'sending';
  useQuestionBeforeLeaving(isSending);

  async function send(text: Message, isRobot: boolean): Promise<void> {
    setState({ name: 'sending' });
    const result = await (isRobot
      ? failure('taken-for-spam', 'the field that people do not see was filled in')
      : sendMessage(service, text, toName));
    if (result.name === 'sent') {
      saveDraft(emptyMessage);
      setMessage(emptyMessage);
    } else {
      console.error(`The contact form failed to send (${result.reason}): ${result.detail}`);
    }
    setState(result);
  }

  /** Sends the message, or shows the problems of the fields and focuses the first of them. */
  function submit(event: FormEvent): void {
    event.preventDefault();
    const read = isSending ? undefined : readFields();
    if (!read || !formRef.current) return;
    const first = fieldNames.find((name) => name in read.problems);
    if (first !== undefined) {
      // Screen readers read a field and its problem together. So the problem must be in the page
      // before the field gets the focus.
      flushSync(() => setProblems(read.problems));
      fieldOf(formRef.current, first).focus();
      return;
    }
    // While the message is being sent, the button is disabled and loses the focus, so the status
    // takes it.
    const isButtonFocused = document.activeElement?.matches('button');
    if (isButtonFocused) statusRef.current?.focus({ preventScroll: true });
    send(read.text, Boolean(honeypotRef.current?.value));
    // Not a robot, but autofill, may have filled in this field. The field is emptied, so that the
    // visitor's next attempt succeeds.
    if (honeypotRef.current) honeypotRef.current.value = '';
  }

  return { formRef, honeypotRef, statusRef, state, message, problems, readFields, submit };
}

/** Lets the browser ask visitors who leave the page whether they really want to. */
function useQuestionBeforeLeaving(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // Chrome and Edge before 119 read only this property.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isAsked]);
}
