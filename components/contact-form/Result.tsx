import type { ReactNode } from 'react';
import { explain, type Outcome } from '@/lib/contact/result';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { OutcomeBox } from './Form.styles';
import { LABELS, type Phase } from './useSending';

interface ResultProps {
  phase: Phase;
  outcome: Outcome | null;
  /** The owner's first names. */
  toName: string;
  /** Where the answer to the sent message will go. */
  answerTo: string;
  /** Other ways to the owner, shown after a failure. */
  help: ReactNode;
}

/** What came of sending, shown and announced: what happened and, after a failure, what helps. */
export function Result({ phase, outcome, toName, answerTo, help }: ResultProps) {
  const failure =
    outcome === null || outcome.kind === 'sent' ? null : explain(outcome.kind, toName);
  return (
    <OutcomeBox $kind={outcome === null ? undefined : failure ? 'failed' : 'sent'}>
      {/* Always there: screen readers announce what changes in it, not what comes with it. */}
      <p role="status">
        {phase === 'sending' && <VisuallyHidden>{LABELS.sending}</VisuallyHidden>}
        {outcome?.kind === 'sent' && (
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
    </OutcomeBox>
  );
}
