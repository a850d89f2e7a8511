import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { mailLink } from '@/lib/contact/message';
import type { FormWords } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { FinePrint, ResultBox, ResultLabel } from './Form.styles';
import type { FormState } from './useMessageForm';

interface FormStatusProps {
  ref: Ref<HTMLParagraphElement>;
  state: FormState;
  name: string;
  email?: string;
  otherWays: ReactNode;
  words: FormWords;
}

const resultColors: Partial<Record<FormState['kind'], string>> = {
  sent: 'var(--good)',
  failed: 'var(--bad)',
};

/** Whether a message was sent. After a failure, there are other ways to write to the owner. */
export function FormStatus({ ref, state, name, email, otherWays, words }: FormStatusProps) {
  const box = useRef<HTMLDivElement>(null);
  const color = resultColors[state.kind];
  const hasFailed = state.kind === 'failed';
  // The visitor's mail program gets the message, unless the message is too long for a link.
  const mailHref = hasFailed && email ? mailLink(email, state.message, words) : undefined;
  useEffect(() => {
    if (color) box.current?.scrollIntoView({ block: 'nearest' });
  }, [color]);
  return (
    <ResultBox ref={box} $color={color}>
      {/* Always in the page, because screen readers announce changes in it, but no insertion. While
          sending, it has the focus, but no visible text for an outline to be around. */}
      <p
        role="status"
        ref={ref}
        tabIndex={-1}
        style={state.kind === 'sending' ? { outline: 'none' } : undefined}
      >
        <StateText state={state} name={name} words={words} />
      </p>
      {mailHref && (
        <p>
          <QuietAction href={mailHref}>{words.openMail}</QuietAction>
        </p>
      )}
      {hasFailed && <FinePrint as="div">{otherWays}</FinePrint>}
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
        {state.kind === 'sent' ? (
          <FilledText text={words.answer} values={{ name, address: <bdi>{state.replyTo}</bdi> }} />
        ) : (
          words.failure
        )}
      </span>
    </>
  );
}
