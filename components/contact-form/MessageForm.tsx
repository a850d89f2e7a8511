import { type FormEvent, useRef } from 'react';
import type { Message } from '@/lib/contact/message';
import { type SendResult, sendMessage } from '@/lib/contact/send';
import { fill } from '@/lib/words/words';
import type { ContactFormProps } from './ContactForm';
import { Fields } from './Fields';
import { FinePrint, Form } from './Form.styles';
import { Honeypot } from './Honeypot';
import { Result } from './Result';
import { SendButton } from './SendButton';
import { checkHoneypot, waitForMinimumAge } from './spamChecks';
import { useFaults } from './useFaults';
import { useMessage } from './useMessage';
import { useSending } from './useSending';

/** The message form. It uses the owner's e-mail service, and offers other ways if that fails. */
export function MessageForm(props: ContactFormProps) {
  const { service, toName, ownerEmail, language, words, privacyLink } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { phase, result, startSending } = useSending();
  const { message, readMessage, clearMessage } = useMessage(form);
  const { faults, checkFields, updateFaults } = useFaults(form);
  const isSending = phase === 'sending';

  async function send(current: Message): Promise<SendResult> {
    const refusal = checkHoneypot(honeypot.current);
    if (refusal !== undefined) return refusal;
    await waitForMinimumAge();
    const sent = await sendMessage(service, current, toName);
    if (sent.kind === 'sent') clearMessage();
    return sent;
  }

  /** Moves the focus from the button to the status, because a disabled button loses the focus. */
  function passFocus(): void {
    if (document.activeElement === button.current) status.current?.focus({ preventScroll: true });
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const current = readMessage();
    if (!checkFields()) return;
    startSending(() => {
      passFocus();
      return send(current);
    });
  }

  function onInput(): void {
    readMessage();
    updateFaults();
  }

  // The browser has found an invalid field. The sentences below the fields replace its bubble,
  // which shows one fault only and disappears.
  function onInvalid(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    checkFields();
  }

  return (
    // Until the scripts have loaded, the browser passes the text to the visitor's mail program.
    <Form
      ref={form}
      action={`mailto:${ownerEmail}`}
      method="post"
      encType="text/plain"
      $isSending={isSending}
      data-print="hide"
      onSubmit={onSubmit}
      onInput={onInput}
      onInvalidCapture={onInvalid}
    >
      <Fields
        words={words}
        language={language}
        isReadOnly={isSending}
        faults={faults}
        length={message.message.length}
      />
      <Honeypot ref={honeypot} />
      <FinePrint>
        {fill(words.carried, { name: toName })}
        {privacyLink && <> {privacyLink}</>}
      </FinePrint>
      <div>
        <SendButton ref={button} phase={phase} words={words} />
        <Result
          status={status}
          isSending={isSending}
          result={result}
          message={message}
          form={form}
          toName={toName}
          ownerEmail={ownerEmail}
          words={words}
        />
      </div>
    </Form>
  );
}
