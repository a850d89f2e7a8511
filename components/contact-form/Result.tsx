import { type RefObject, useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { SendResult } from '@/lib/contact/result';
import { type FormWords, fill } from '@/lib/words/words';
import { QuietButton, QuietLink } from '../ui/Button.styles';
import { Filled } from '../ui/Filled';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ResultBox, Row, Small } from './Form.styles';
import { fieldOf } from './useMessage';
import type { Phase } from './useSending';

interface HelpProps {
  words: FormWords;
  form: RefObject<HTMLFormElement | null>;
  message: Message;
  /** The owner's first names. */
  toName: string;
  ownerEmail: string;
  onNotice: (notice: string) => void;
}

interface ResultProps extends HelpProps {
  phase: Phase;
  result: SendResult | null;
  /** Where the answer to the sent message will go. */
  answerTo: string;
}

/** What came of sending, shown and announced: what happened and, after a failure, what helps. */
export function Result({ phase, result, answerTo, ...helpProps }: ResultProps) {
  const { words, toName } = helpProps;
  const failure =
    result === null || result.kind === 'sent'
      ? null
      : fill(words.failures[result.kind], { name: toName });
  return (
    <ResultBox $colour={result && (failure ? 'var(--bad)' : 'var(--good)')}>
      {/* Always there: screen readers announce what changes in it, not what comes with it. */}
      <p role="status">
        {phase === 'sending' && <VisuallyHidden>{words.sending}</VisuallyHidden>}
        {result?.kind === 'sent' && (
          <>
            <strong>{words.sent}</strong>{' '}
            <Filled text={words.answer} values={{ name: toName, address: <bdi>{answerTo}</bdi> }} />
          </>
        )}
        {failure && (
          <>
            <strong>{words.failed}.</strong> {failure}
          </>
        )}
      </p>
      {failure && <Help {...helpProps} />}
    </ResultBox>
  );
}

/** The other ways to the owner, when the form could not send. */
function Help({ words, form, message, toName, ownerEmail, onNotice }: HelpProps) {
  const [isCopied, setCopied] = useState(false);
  const mail = mailLink(ownerEmail, message, words);

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.message);
      setCopied(true);
      onNotice(words.isCopied);
    } catch {
      // Refused, or a page without TLS, where there is no such clipboard.
      const field = form.current && fieldOf(form.current, 'message');
      field?.focus();
      field?.select();
      onNotice(words.isSelected);
    }
  }

  return (
    <>
      <Row>
        <QuietLink href={mail.href}>{words.openMail}</QuietLink>
        <QuietButton type="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </QuietButton>
      </Row>
      <Small>
        {mail.cut && `${words.mailIsCut} `}
        <Filled
          text={words.ownAddress}
          values={{ name: toName, address: <b dir="ltr">{ownerEmail}</b> }}
        />
      </Small>
    </>
  );
}
