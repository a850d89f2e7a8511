'use client';

import { Component, type ReactNode, useEffect, useState } from 'react';
import type { EmailService } from '@/lib/contact/send';
import { type FormWords, fill } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/scripts-run';
import { AddressLink } from './AddressLink';
import { Fields } from './Fields';
import { FinePrint, Form, OtherWayWhileLate, SendButton, SendRow, Spinner } from './Form.styles';
import { type Recipient, Result } from './Result';
import { type FormState, useMessageForm } from './useMessageForm';

/** How long the button shows a result (specification, section 4). */
const LABEL_MS = 3000;

interface MessageFormProps {
  service: EmailService;
  recipient: Recipient;
  language: string;
  words: FormWords;
  privacyLink?: ReactNode;
}

/**
 * The message form. If it crashes, the rest of the page stays, and the owner's address or
 * accounts replace the form. The visitor's text is still in the draft.
 */
export class MessageForm extends Component<MessageFormProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <BrokenForm {...this.props} /> : <WorkingForm {...this.props} />;
  }
}

function BrokenForm({ words, recipient }: Pick<MessageFormProps, 'words' | 'recipient'>) {
  const { name, email, accounts } = recipient;
  return (
    <div role="alert">
      <p>{fill(words.failures['owner-must-fix'], { name })}</p>
      {email ? <AddressLink {...email} /> : accounts}
    </div>
  );
}

function WorkingForm({ service, recipient, language, words, privacyLink }: MessageFormProps) {
  const { name } = recipient;
  const { formRef, statusRef, state, message, problems, onInput, submit } = useMessageForm(
    service,
    name,
  );
  return (
    <Form
      ref={formRef}
      // Our sentences replace the browser's bubble, which shows only one problem.
      noValidate
      onSubmit={submit}
    >
      <Fields
        words={words}
        language={language}
        isReadOnly={state.kind === 'sending'}
        message={message}
        problems={problems}
        onInput={onInput}
      />
      <FinePrint>
        <span>{`${fill(words.serviceNote, { name })} `}</span>
        {privacyLink && <>{privacyLink} </>}
      </FinePrint>
      <div>
        <SendRow>
          <StateButton state={state} words={words} />
          <OtherWayWhileLate>
            {recipient.email ? (
              <FilledText
                text={words.ownAddress}
                values={{ name, address: <AddressLink {...recipient.email} /> }}
              />
            ) : (
              recipient.accounts
            )}{' '}
          </OtherWayWhileLate>
        </SendRow>
        <Result
          statusRef={statusRef}
          state={state}
          message={message}
          recipient={recipient}
          words={words}
        />
      </div>
    </Form>
  );
}

/** What the button shows in each state of the form. */
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
    <SendButton disabled={!isHydrated || state.kind === 'sending'}>
      {icon}
      <span>{`${words[label]} `}</span>
    </SendButton>
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
