'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Message, mailLink } from '@/lib/contact/message';
import type { EmailService } from '@/lib/contact/send';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryAction, QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/scripts-run';
import { Field } from './Field';
import { FinePrint, Form, NameAndEmail, ResultBox, ResultLabel, Spinner } from './Form.styles';
import { type FormState, honeypotName, useMessageForm } from './useMessageForm';

/** How long the button shows a result (specification, section 4). */
const LABEL_MS = 3000;

interface MessageFormProps {
  service: EmailService;
  /** The name in sentences: "Juan". */
  ownerName: string;
  /** The owner's first names, for the e-mail service. */
  toName: string;
  email?: string;
  /** Where else to write or call: a sentence with the address, or else phone and accounts. */
  otherWays: ReactNode;
  language: string;
  words: FormWords;
  privacyLink?: ReactNode;
}

const resultColors: Partial<Record<FormState['kind'], string>> = {
  sent: 'var(--good)',
  failed: 'var(--bad)',
};

/** The form, and whether a message was sent. After a failure, there are other ways to write. */
export function MessageForm(props: MessageFormProps) {
  const { service, ownerName, toName, email, otherWays, language, words, privacyLink } = props;
  const form = useMessageForm(service, toName, words, language);
  const { statusRef, state, problems, onInput, submit } = form;
  const isSending = state.kind === 'sending';
  const hasFailed = state.kind === 'failed';
  // The visitor's mail program gets the message, unless the message is too long for a link.
  const mailHref = hasFailed && email ? mailLink(email, state.message, words) : undefined;
  const result = useRef<HTMLDivElement>(null);
  const color = resultColors[state.kind];
  useEffect(() => {
    if (color) result.current?.scrollIntoView({ block: 'nearest' });
  }, [color]);
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
      {/* `inert` hides it from the keyboard, screen readers and autofill. Firefox 111 does not know
          `inert`: there `aria-hidden` and `tabIndex` do the same. */}
      <span className="visually-hidden" inert aria-hidden="true">
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </span>
      <FinePrint>
        <span>{`${fill(words.serviceNote, { name: ownerName })} `}</span>
        {privacyLink && <>{privacyLink} </>}
      </FinePrint>
      <div>
        <StateButton kind={state.kind} words={words} />
        <ResultBox ref={result} $color={color}>
          {/* Always in the page, because screen readers announce changes in it, but no insertion.
              While sending, it has the focus, but no visible text for an outline to be around. */}
          <p
            role="status"
            ref={statusRef}
            tabIndex={-1}
            style={isSending ? { outline: 'none' } : undefined}
          >
            {isSending && <span className="visually-hidden">{words.sending}</span>}
            {state.kind === 'sent' && (
              <Result label={words.sent}>
                <FilledText
                  text={words.answer}
                  values={{ name: ownerName, address: <bdi>{state.replyTo}</bdi> }}
                />
              </Result>
            )}
            {hasFailed && <Result label={words.failed}>{words.failure}</Result>}
          </p>
          {mailHref && (
            <p>
              <QuietAction href={mailHref}>{words.openMail}</QuietAction>
            </p>
          )}
          {hasFailed && <FinePrint as="div">{otherWays}</FinePrint>}
        </ResultBox>
      </div>
    </Form>
  );
}

const Result = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <ResultLabel>{label}</ResultLabel>
    <span>{children}</span>
  </>
);

const looks = {
  idle: { label: 'send', icon: <Icon name="send" /> },
  sending: { label: 'sending', icon: <Spinner /> },
  sent: { label: 'sent', icon: <Icon name="check" /> },
  failed: { label: 'failed', icon: <Icon name="alert-circle" /> },
} as const;

/** Says what the form does or, for `LABEL_MS`, has done, and otherwise what the button does. */
function StateButton({ kind, words }: { kind: FormState['kind']; words: FormWords }) {
  const isHydrated = useIsHydrated();
  const [shownKind, setShownKind] = useState(kind);
  useEffect(() => {
    setShownKind(kind);
    if (kind !== 'sent' && kind !== 'failed') return;
    const timer = setTimeout(() => setShownKind('idle'), LABEL_MS);
    return () => clearTimeout(timer);
  }, [kind]);
  const { label, icon } = looks[shownKind];
  return (
    // Before hydration, it would do nothing.
    <PrimaryAction as="button" type="submit" disabled={!isHydrated || kind === 'sending'}>
      {icon}
      <span>{`${words[label]} `}</span>
    </PrimaryAction>
  );
}
