'use client';

import { type ReactNode, useEffect, useState } from 'react';
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
  /** Where else to write: a sentence with the address, or the owner's accounts. */
  otherWay: ReactNode;
  language: string;
  words: FormWords;
  privacyLink?: ReactNode;
}

export function MessageForm(props: MessageFormProps) {
  const { service, name, toName, email, otherWay, language, words, privacyLink } = props;
  const form = useMessageForm(service, toName);
  const shared = { form, words, language };
  return (
    <Form
      ref={form.formRef}
      // Our sentences replace the browser's bubble, which shows only one problem.
      noValidate
      onSubmit={form.submit}
    >
      <NameAndEmail>
        <Field {...shared} name="name" />
        <Field {...shared} name="email" />
      </NameAndEmail>
      <Field {...shared} name="message" />
      <Honeypot />
      <FinePrint>
        <span>{`${fill(words.serviceNote, { name })} `}</span>
        {privacyLink && <>{privacyLink} </>}
      </FinePrint>
      <div>
        <StateButton state={form.state} words={words} />
        <FormStatus form={form} name={name} email={email} otherWay={otherWay} words={words} />
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

/** The button shows the state of the form. Before hydration, it would do nothing. */
function StateButton({ state, words }: { state: FormState; words: FormWords }) {
  const isHydrated = useIsHydrated();
  const { label, icon } = looks[useShownKind(state)];
  return (
    <PrimaryAction as="button" type="submit" disabled={!isHydrated || state.kind === 'sending'}>
      {icon}
      <span>{`${words[label]} `}</span>
    </PrimaryAction>
  );
}

/** The kind of state that the button shows: a result for `LABEL_MS`, and then "idle" again. */
function useShownKind(state: FormState): FormState['kind'] {
  const [shownKind, setShownKind] = useState(state.kind);
  useEffect(() => {
    setShownKind(state.kind);
    if (state.kind !== 'sent' && state.kind !== 'failed') return;
    const timer = setTimeout(() => setShownKind('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return shownKind;
}
