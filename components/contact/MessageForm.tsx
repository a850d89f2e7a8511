'use client';

import { Component, type ReactNode, useEffect, useState } from 'react';
import type { EmailService } from '@/lib/contact/send';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';
import { AddressLink } from './AddressLink';
import { Fields } from './Fields';
import { FinePrint, Form, Spinner } from './Form.styles';
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
        <SendButton state={state} words={words} />
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

const stateIcons: Record<FormState['kind'], ReactNode> = {
  idle: <Icon name="send" />,
  sending: <Spinner />,
  sent: <Icon name="check" />,
  failed: <Icon name="alert-circle" />,
};

/**
 * The button, whose label is the state of the form. The label is a result only for `LABEL_MS`.
 * Before hydration, the button would do nothing.
 */
function SendButton({ state, words }: { state: FormState; words: FormWords }) {
  const isHydrated = useIsHydrated();
  const [oldResult, setOldResult] = useState<FormState>();
  useEffect(() => {
    if (state.kind !== 'sent' && state.kind !== 'failed') return;
    const timer = setTimeout(() => setOldResult(state), LABEL_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const shownKind = state === oldResult ? 'idle' : state.kind;
  return (
    <PrimaryAction as="button" type="submit" disabled={!isHydrated || shownKind === 'sending'}>
      {stateIcons[shownKind]}
      <span>{`${words[shownKind]} `}</span>
    </PrimaryAction>
  );
}
