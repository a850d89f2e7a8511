'use client';

import { type FormEvent, useEffect, useRef } from 'react';
import { isBlank, MESSAGE_LIMIT } from '@/lib/contact/message';
import type { SendResult } from '@/lib/contact/result';
import { sendMessage } from '@/lib/contact/send';
import type { MailService } from '@/lib/contact/service';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryLink } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { Fields, Honeypot } from './Fields';
import { FinePrint, Form, SendGroup, Spinner } from './Form.styles';
import { Result } from './Result';
import { fieldOf, useMessage } from './useMessage';
import { useSending } from './useSending';

/** Minimum age of the page before a message is sent, in ms; stops bots that leave at once. */
const MINIMUM_AGE_MS = 2000;

const icons = { idle: 'send', sent: 'check', failed: 'alert' } as const;

interface ContactFormProps {
  service: MailService;
  /** The owner's first names. */
  toName: string;
  ownerEmail: string;
  language: string;
  words: FormWords;
}

/** The message form. Sends by the owner's e-mail service; offers other ways when that fails. */
export function ContactForm(props: ContactFormProps) {
  const { service, toName, ownerEmail, words } = props;
  const form = useRef<HTMLFormElement>(null);
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const { phase, result, start } = useSending();
  const isSending = phase === 'sending';
  const draft = useMessage(form, isSending);
  const { message } = draft;

  useEffect(() => {
    // A disabled button loses the focus, so the group held it; now the button gets it back.
    const isFree = [group.current, document.body].includes(document.activeElement as HTMLElement);
    if ((phase === 'sent' || phase === 'failed') && isFree) {
      button.current?.focus({ preventScroll: true });
    }
  }, [phase]);

  async function attempt(): Promise<SendResult> {
    // Before the button is disabled and loses the focus.
    if (document.activeElement === button.current) group.current?.focus({ preventScroll: true });
    const sent = draft.sync();
    if (sent.message.length > MESSAGE_LIMIT) {
      return { kind: 'too-long', detail: `${sent.message.length} characters` };
    }
    if (honeypot.current?.value) {
      // If a browser filled it in, the next attempt passes.
      honeypot.current.value = '';
      return { kind: 'taken-for-spam', detail: 'the field that people do not see was filled in' };
    }
    const missing = MINIMUM_AGE_MS - performance.now();
    await new Promise((resolve) => setTimeout(resolve, missing));
    const answer = await sendMessage(service, sent, toName);
    if (answer.kind === 'sent') draft.empty();
    return answer;
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    for (const name of ['name', 'message'] as const) {
      // Browsers accept white space as a value; they report an empty field.
      const field = fieldOf(form, name);
      if (isBlank(field.value)) field.value = '';
    }
    if (event.currentTarget.reportValidity()) start(attempt);
    else draft.sync();
  }

  return (
    // Without scripts the browser passes the text to the visitor's mail program.
    <Form
      ref={form}
      action={`mailto:${ownerEmail}`}
      method="post"
      encType="text/plain"
      data-print="hide"
      onSubmit={submit}
      onInput={draft.sync}
    >
      <Fields {...props} isReadOnly={isSending} length={message.message.length} />
      <Honeypot ref={honeypot} />
      <div>
        <SendGroup ref={group} tabIndex={-1} role="group" aria-label={words.sendingGroup}>
          <PrimaryLink as="button" ref={button} type="submit" disabled={isSending}>
            {phase === 'sending' ? <Spinner /> : <Icon name={icons[phase]} />}
            {words[phase]}
          </PrimaryLink>
        </SendGroup>
        <Result {...props} phase={phase} result={result} form={form} message={message} />
      </div>
      <FinePrint>
        {draft.isRestored && <strong>{words.restored} </strong>}
        {draft.isKept ? words.kept : words.notKept} {fill(words.carried, { name: toName })}
      </FinePrint>
    </Form>
  );
}
