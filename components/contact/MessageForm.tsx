'use client';

import { Component, type ReactNode, type Ref, useEffect, useState } from 'react';
import { isByEmail } from '@/lib/contact/mailto';
import type { EmailService } from '@/lib/contact/send';
import { type FormWords, fill } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';
import { AddressLink } from './AddressLink';
import { Fields } from './Fields';
import { FinePrint, Form, SendArea, Spinner } from './Form.styles';
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
 * The message form. If it crashes, the rest of the page stays, and the owner's address replaces the
 * form. The visitor's text is still in the draft.
 */
export class MessageForm extends Component<MessageFormProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    if (!this.state.hasCrashed) return <WorkingForm {...this.props} />;
    const { words, recipient } = this.props;
    const { name, direct, accountLink } = recipient;
    const address = <AddressLink {...direct} />;
    return (
      <div role="alert">
        <p>
          {direct.canWrite ? (
            <FilledText text={words.broken} values={{ name, address }} />
          ) : (
            fill(words.failures['owner-must-fix'], { name })
          )}
        </p>
        {!direct.canWrite && accountLink}
      </div>
    );
  }
}

function WorkingForm({ service, recipient, language, words, privacyLink }: MessageFormProps) {
  const { name, direct } = recipient;
  const hasEmail = isByEmail(direct);
  const isHydrated = useIsHydrated();
  const { formRef, honeypotRef, statusRef, state, message, problems, readFields, submit } =
    useMessageForm(service, name);
  return (
    // Until hydration, the browser checks the fields itself, and passes the text to the visitor's
    // mail program. If the owner has no e-mail address, the form cannot be submitted anywhere. Its
    // method is then 'dialog', which does nothing outside of a dialog. After hydration, sentences
    // below the fields replace the browser's bubble, which shows only one problem and disappears.
    <Form
      ref={formRef}
      action={hasEmail ? direct.href : undefined}
      method={hasEmail ? 'post' : 'dialog'}
      encType="text/plain"
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <Fields
        words={words}
        language={language}
        isReadOnly={state.name === 'sending'}
        message={message}
        problems={problems}
        onInput={() => readFields()}
      />
      {/* Only after hydration, because a form that is submitted without scripts would put this
          field into the visitor's e-mail. */}
      {isHydrated && <Honeypot ref={honeypotRef} />}
      <FinePrint>
        <span>{fill(words.serviceNote, { name })}</span>
        {privacyLink && <> {privacyLink}</>}
      </FinePrint>
      <SendArea data-state={state.name}>
        <SendButton state={state} words={words} />
        <Result
          statusRef={statusRef}
          state={state}
          message={message}
          recipient={recipient}
          words={words}
        />
      </SendArea>
    </Form>
  );
}

/**
 * A field that only robots fill in. `inert` hides it from the keyboard, from screen readers and
 * from autofill, which skips fields that cannot be focused. Firefox 111 does not know `inert`:
 * there `aria-hidden` and `tabIndex` do the same.
 */
const Honeypot = ({ ref }: { ref: Ref<HTMLInputElement> }) => (
  <span className="visually-hidden" inert aria-hidden="true">
    <input ref={ref} name="topic" tabIndex={-1} autoComplete="off" />
  </span>
);

const stateIcons: Record<FormState['name'], ReactNode> = {
  idle: <Icon name="send" />,
  sending: <Spinner />,
  sent: <Icon name="check" />,
  failed: <Icon name="alert-circle" />,
};

interface SendButtonProps {
  state: FormState;
  words: FormWords;
}

/** The button, whose label is the state of the form. The label is a result only for `LABEL_MS`. */
function SendButton({ state, words }: SendButtonProps) {
  const [oldResult, setOldResult] = useState<FormState>();
  useEffect(() => {
    if (state.name !== 'sent' && state.name !== 'failed') return;
    const timer = setTimeout(() => setOldResult(state), LABEL_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const label = state === oldResult ? 'idle' : state.name;
  return (
    <PrimaryAction as="button" type="submit" disabled={label === 'sending'}>
      {stateIcons[label]}
      <span>{words[label]}</span>
    </PrimaryAction>
  );
}
