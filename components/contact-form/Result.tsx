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
}

interface ResultProps extends HelpProps {
  phase: Phase;
  result: SendResult | null;
}

/** The result of sending, shown and announced; after a failure with other ways to reach the owner. */
export function Result({ phase, result, ...help }: ResultProps) {
  const { words, toName } = help;
  const isSent = result?.kind === 'sent';
  return (
    <ResultBox $colour={result && (isSent ? 'var(--good)' : 'var(--bad)')}>
      {/* Always in the page: screen readers announce changes in it, but not its insertion. */}
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

/** Other ways to send the message: mail program, clipboard, the owner's address. */
function Help({ words, form, message, toName, ownerEmail }: HelpProps) {
  const [notice, setNotice] = useState('');
  const mail = mailLink(ownerEmail, message, words);

  async function copy() {
    try {
      await navigator.clipboard.writeText(message.message);
      setNotice(words.isCopied);
    } catch {
      // The browser refuses, or the page has no TLS and thus no clipboard.
      fieldOf(form, 'message').focus();
      fieldOf(form, 'message').select();
      setNotice(words.isSelected);
    }
  }

  return (
    <>
      <Row>
        <QuietLink href={mail.href}>{words.openMail}</QuietLink>
        <QuietLink as="button" type="button" onClick={copy}>
          {words.copy}
        </QuietLink>
      </Row>
      <FinePrint aria-live="polite">
        {notice && <strong>{notice} </strong>}
        {mail.cut && `${words.mailIsCut} `}
        <Filled
          text={words.ownAddress}
          values={{ name: toName, address: <b dir="ltr">{ownerEmail}</b> }}
        />
      </FinePrint>
    </>
  );
}
