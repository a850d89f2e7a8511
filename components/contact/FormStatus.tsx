import { type ReactNode, useEffect, useRef } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import { type FormWords, fill } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { FinePrint, ResultBox, ResultLabel } from './Form.styles';
import type { FormState, MessageFormState } from './useMessageForm';

interface FormStatusProps {
  form: MessageFormState;
  name: string;
  email?: string;
  otherWay: ReactNode;
  words: FormWords;
}

const resultColors: Partial<Record<FormState['kind'], string>> = {
  sent: 'var(--good)',
  failed: 'var(--bad)',
};

/** Whether a message was sent. After a failure, there are other ways to write to the owner. */
export function FormStatus({ form, name, email, otherWay, words }: FormStatusProps) {
  const { statusRef, state, message } = form;
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = state.kind === 'failed';
  // The visitor's mail program gets the message, unless the message is too long for a link.
  const mailHref = hasFailed && email ? mailLink(email, message, words) : undefined;
  // While sending, the status has the focus, but no visible text for an outline to be around.
  const style = state.kind === 'sending' ? { outline: 'none' } : undefined;
  useEffect(() => {
    if (hasFailed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <ResultBox ref={box} $color={resultColors[state.kind]}>
      {/* Always in the page, because screen readers announce changes in it, but no insertion. */}
      <p role="status" ref={statusRef} tabIndex={-1} style={style}>
        <StateText state={state} name={name} words={words} />
      </p>
      {mailHref && (
        <p>
          <QuietAction href={mailHref}>{words.openMail}</QuietAction>
        </p>
      )}
      {hasFailed && <FinePrint as="div">{otherWay}</FinePrint>}
    </ResultBox>
  );
}

function StateText({ state, name, words }: { state: FormState; name: string; words: FormWords }) {
  if (state.kind === 'idle') return null;
  if (state.kind === 'sending') return <span className="visually-hidden">{words.sending}</span>;
  return (
    <>
      <ResultLabel>{words[state.kind]}</ResultLabel>
      <span>
        {state.kind === 'failed' ? (
          fill(words.failures[state.reason], { name })
        ) : (
          <FilledText text={words.answer} values={{ name, address: <bdi>{state.replyTo}</bdi> }} />
        )}
      </span>
    </>
  );
}
