import type { ReactNode } from 'react';
import { explain, type SendResult } from '@/lib/contact/result';
import type { FormWords } from '@/lib/words/words';
import { Filled } from '../ui/Filled';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ResultBox } from './Form.styles';
import type { Phase } from './useSending';

interface ResultProps {
  words: FormWords;
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
export function Result({ words, phase, result, toName, answerTo, help }: ResultProps) {
  const failure =
    result === null || result.kind === 'sent' ? null : explain(result.kind, words.failures, toName);
  return (
    <ResultBox $kind={result === null ? undefined : failure ? 'failed' : 'sent'}>
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
            <strong>{words.failed}.</strong> {failure.happened} {failure.helps}
          </>
        )}
      </p>
      {failure && help}
    </ResultBox>
  );
}
