import { type RefObject, useState } from 'react';
import { mailLink } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import type { SendResult } from '@/lib/contact/result';
import { type FormWords, fill } from '@/lib/words/words';
import { QuietLink } from '../ui/Button.styles';
import { Filled } from '../ui/Filled';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { FinePrint, ResultBox, Row } from './Form.styles';
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
}

/** What came of sending, shown and announced: what happened and, after a failure, what helps. */
export function Result({ phase, result, ...help }: ResultProps) {
  const { words, toName } = help;
  const isSent = result?.kind === 'sent';
  return (
    <ResultBox $colour={result && (isSent ? 'var(--good)' : 'var(--bad)')}>
      {/* Always there: screen readers announce what changes in it, not what comes with it. */}
      <p role="status">
        {phase === 'sending' && <VisuallyHidden>{words.sending}</VisuallyHidden>}
        {result && <strong>{isSent ? words.sent : `${words.failed}.`}</strong>}{' '}
        {isSent && (
          <Filled
            text={words.answer}
            values={{ name: toName, address: <bdi>{result.replyTo}</bdi> }}
          />
        )}
        {result && !isSent && fill(words.failures[result.kind], { name: toName })}
      </p>
      {result && !isSent && <Help {...help} />}
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
      fieldOf(form, 'message').focus();
      fieldOf(form, 'message').select();
      onNotice(words.isSelected);
    }
  }

  return (
    <>
      <Row>
        <QuietLink href={mail.href}>{words.openMail}</QuietLink>
        <QuietLink as="button" type="button" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </QuietLink>
      </Row>
      <FinePrint>
        {mail.cut && `${words.mailIsCut} `}
        <Filled
          text={words.ownAddress}
          values={{ name: toName, address: <b dir="ltr">{ownerEmail}</b> }}
        />
      </FinePrint>
    </>
  );
}
