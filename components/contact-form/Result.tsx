import type { RefObject } from 'react';
import type { SendResult } from '@/lib/contact/send';
import { fill } from '@/lib/words/words';
import { FilledText } from '../ui/FilledText';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ResultBox } from './Form.styles';
import { OtherWays, type OtherWaysProps } from './OtherWays';

interface ResultProps extends OtherWaysProps {
  /** Takes the focus while the button is disabled. */
  status: RefObject<HTMLParagraphElement | null>;
  isSending: boolean;
  /** The result of the last attempt, until the next one starts. */
  result: SendResult | null;
}

// Each text has its own element. Browser translation replaces text nodes, and React crashes when it
// inserts before one of them or removes one. Elements stay where they are.

/** The result of sending, shown and announced. After a failure, other ways to reach the owner. */
export function Result({ status, isSending, result, ...details }: ResultProps) {
  return (
    <ResultBox $colour={result && (result.kind === 'sent' ? 'var(--good)' : 'var(--bad)')}>
      {/* Always in the page: screen readers announce changes in it, but not its insertion. */}
      <p role="status" ref={status} tabIndex={-1}>
        {isSending && <VisuallyHidden>{details.words.sending}</VisuallyHidden>}
        {result && <Outcome key={result.kind} result={result} {...details} />}
      </p>
      {result && result.kind !== 'sent' && <OtherWays {...details} />}
    </ResultBox>
  );
}

function Outcome({ result, words, toName }: OtherWaysProps & { result: SendResult }) {
  if (result.kind !== 'sent') {
    return (
      <span>
        <strong>{`${words.failed}.`}</strong>{' '}
        <span>{fill(words.failures[result.kind], { name: toName })}</span>
      </span>
    );
  }
  const address = <bdi>{result.replyTo}</bdi>;
  return (
    <span>
      <strong>{words.sent}</strong>{' '}
      <span>
        <FilledText text={words.answer} values={{ name: toName, address }} />
      </span>
    </span>
  );
}
