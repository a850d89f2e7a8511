import type { ReactNode } from 'react';
import { explain, type SendResult } from '@/lib/contact/result';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ResultBox } from './Form.styles';
import { LABELS, type Phase } from './useSending';

interface ResultProps {
  phase: Phase;
  result: SendResult | null;
  /** The owner's first names. */
  toName: string;
  /** Where the answer to the sent message will go. */
  answerTo: string;
  /** Other ways to the owner, shown after a failure. */
  help: ReactNode;
}

/** What came of sending, shown and announced: what happened and, after a failure, what helps. */
export function Result({ phase, result, toName, answerTo, help }: ResultProps) {
  const failure = result === null || result.kind === 'sent' ? null : explain(result.kind, toName);
  return (
    <ResultBox $kind={result === null ? undefined : failure ? 'failed' : 'sent'}>
      {/* Always there: screen readers announce what changes in it, not what comes with it. */}
      <p role="status">
        {phase === 'sending' && <VisuallyHidden>{LABELS.sending}</VisuallyHidden>}
        {result?.kind === 'sent' && (
          <>
            <strong>{LABELS.sent}</strong> {toName}’s answer will come to <bdi>{answerTo}</bdi>.
          </>
        )}
        {failure && (
          <>
            <strong>{LABELS.failed}.</strong> {failure.happened} {failure.helps}
          </>
        )}
      </p>
      {failure && help}
    </ResultBox>
  );
}
