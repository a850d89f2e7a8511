'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Message } from '@/lib/contact/message';
import type { EmailService } from '@/lib/contact/send';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/scripts-run';
import { Field } from './Field';
import { FinePrint, Form, NameAndEmail, Spinner } from './Form.styles';
import { FormStatus } from './FormStatus';
import { Honeypot } from './Honeypot';
import { type FormState, useMessageForm } from './useMessageForm';

/** How long the button shows a result (specification, section 4). */
const LABEL_MS = 3000;

interface MessageFormProps {
  service: EmailService;
  /** The owner's name in sentences. */
  name: string;
  /** The owner's first names, for the e-mail service. */
  toName: string;
  email?: string;
  /** Where else to write or call: a sentence with the address, or else phone and accounts. */
  otherWays: ReactNode;
  language: string;
  words: FormWords;
  privacyLink?: ReactNode;
}

export function MessageForm(props: MessageFormProps) {
  const { service, name, toName, email, otherWays, language, words, privacyLink } = props;
  const form = useMessageForm(service, toName, words, language);
  const { statusRef, state, problems, onInput, submit } = form;
  const isSending = state.kind === 'sending';
  const field = (name: keyof Message) => (
    <Field name={name} problem={problems[name]} isSending={isSending} words={words} />
  );
  return (
    // Our sentences replace the browser's bubble, which shows only one problem.
    <Form noValidate onInput={onInput} onSubmit={submit}>
      <NameAndEmail>
        {field('name')}
        {field('email')}
      </NameAndEmail>
      {field('message')}
      <Honeypot />
      <FinePrint>
        <span>{`${fill(words.serviceNote, { name })} `}</span>
        {privacyLink && <>{privacyLink} </>}
      </FinePrint>
      <div>
        <StateButton kind={state.kind} words={words} />
        <FormStatus
          ref={statusRef}
          state={state}
          name={name}
          email={email}
          otherWays={otherWays}
          words={words}
        />
      </div>
    </Form>
  );
}

const looks = {
  idle: { label: 'send', icon: <Icon name="send" /> },
  sending: { label: 'sending', icon: <Spinner /> },
  sent: { label: 'sent', icon: <Icon name="check" /> },
  failed: { label: 'failed', icon: <Icon name="alert-circle" /> },
} as const;

interface StateButtonProps {
  kind: FormState['kind'];
  words: FormWords;
}

/** Shows the state of the form: a result for `LABEL_MS`. Before hydration, it would do nothing. */
function StateButton({ kind, words }: StateButtonProps) {
  const isHydrated = useIsHydrated();
  const [shown, setShown] = useState(kind);
  useEffect(() => {
    setShown(kind);
    if (kind !== 'sent' && kind !== 'failed') return;
    const timer = setTimeout(() => setShown('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  const { label, icon } = looks[shown];
  return (
    <PrimaryAction as="button" type="submit" disabled={!isHydrated || kind === 'sending'}>
      {icon}
      <span>{`${words[label]} `}</span>
    </PrimaryAction>
  );
}
