import { type FormEvent, useRef } from 'react';
import type { Message } from '@/lib/contact/message';
import { type SendResult, sendMessage } from '@/lib/contact/send';
import { fill } from '@/lib/words/words';
import { PrimaryLink } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import type { ContactFormProps } from './ContactForm';
import { Fields } from './Fields';
import { FinePrint, Form, SendBox, Spinner } from './Form.styles';
import { Honeypot } from './Honeypot';
import { Result } from './Result';
import { useFaults } from './useFaults';
import { useMessage } from './useMessage';
import { useSending } from './useSending';

/** A message is sent when the page has at least this age, in ms. Most bots leave earlier. */
const MINIMUM_AGE_MS = 2000;

const icons = { idle: 'send', sent: 'check', failed: 'alert' } as const;

/** Waits until the page has its minimum age. */
async function minimumAge(): Promise<void> {
  const remaining = MINIMUM_AGE_MS - performance.now();
  if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
}

/** The message form. It uses the owner's e-mail service, and offers other ways if that fails. */
export function MessageForm(props: ContactFormProps) {
  const { service, toName, ownerEmail, language, words, privacyLink } = props;
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { phase, result, start } = useSending();
  const isSending = phase === 'sending';
  const { message, read, clear } = useMessage(form);
  const { faults, check, recheck } = useFaults(form);

  async function send(current: Message): Promise<SendResult> {
    if (honeypot.current?.value) {
      // Autofill, not a bot, may have written into it. Then the next attempt succeeds.
      honeypot.current.value = '';
      return { kind: 'taken-for-spam', detail: 'the field that people do not see was filled in' };
    }
    await minimumAge();
    const sent = await sendMessage(service, current, toName);
    if (sent.kind === 'sent') clear();
    return sent;
  }

  /** Moves the focus from the button to the status, because a disabled button loses the focus. */
  function passFocus(): void {
    if (document.activeElement === button.current) status.current?.focus({ preventScroll: true });
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const current = read();
    if (!check()) return;
    start(() => {
      passFocus();
      return send(current);
    });
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
      onSubmit={submit}
      onInput={() => {
        read();
        recheck();
      }}
      // The browser has found an invalid field. The sentences below the fields replace its bubble,
      // which shows one fault only and disappears.
      onInvalidCapture={(event) => {
        event.preventDefault();
        check();
      }}
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
        <SendBox>
          <PrimaryLink as="button" ref={button} type="submit" disabled={isSending}>
            {phase === 'sending' ? <Spinner /> : <Icon name={icons[phase]} />}
            <span>{words[phase]}</span>
          </PrimaryLink>
        </SendBox>
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
