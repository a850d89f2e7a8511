import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { ContactLink } from '@/lib/profile/contacts';
import { type FormWords, fill } from '@/lib/words/words';
import { QuietAction } from '../ui/Button.styles';
import { FilledText } from '../ui/FilledText';
import { FinePrint, ResultBox, ResultLabel, Status } from './Form.styles';
import type { FormState } from './useMessageForm';

/** Whom the form writes to. */
export interface Recipient {
  /** The owner's first names. */
  name: string;
  email?: ContactLink;
  /** The list of the owner's accounts, if there is no e-mail address. */
  accounts?: ReactNode;
}

interface OtherWaysProps {
  recipient: Recipient;
  words: FormWords;
  message: Message;
}

interface ResultProps extends OtherWaysProps {
  /** The element that takes the focus while the button is disabled. */
  statusRef: Ref<HTMLParagraphElement>;
  state: FormState;
}

/** The result of sending. After a failure it offers other ways to write to the owner. */
export function Result({ statusRef, state, ...otherWays }: ResultProps) {
  const { recipient, words } = otherWays;
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = state.kind === 'failed';
  useEffect(() => {
    if (hasFailed) box.current?.scrollIntoView({ block: 'nearest' });
  }, [hasFailed]);
  return (
    <ResultBox ref={box} data-result={state.kind}>
      {/* Always in the page, because screen readers announce changes in it, but no insertion. */}
      <Status role="status" ref={statusRef} tabIndex={-1}>
        <StateText state={state} recipient={recipient} words={words} />
      </Status>
      {hasFailed && <OtherWays {...otherWays} />}
    </ResultBox>
  );
}

function StateText({
  state,
  recipient: { name },
  words,
}: Omit<ResultProps, 'statusRef' | 'message'>) {
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

function OtherWays({ recipient: { name, email, accounts }, words, message }: OtherWaysProps) {
  if (email === undefined) return accounts;
  const mail = mailLink(email.text, message, words);
  const address = <b dir="ltr">{email.text}</b>;
  return (
    <>
      {mail.isCut && <FinePrint>{words.mailIsCut}</FinePrint>}
      <p>
        <QuietAction href={mail.href}>{words.openMail}</QuietAction>
      </p>
      <FinePrint>
        <FilledText text={words.ownAddress} values={{ name, address }} />
      </FinePrint>
    </>
  );
}
