import type { ReactNode, Ref } from 'react';
import type { FormWords } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { useIsHydrated } from '../ui/useIsHydrated';
import { Spinner } from './Form.styles';
import type { Phase } from './useSending';

const marks: Record<Phase, ReactNode> = {
  idle: <Icon name="send" />,
  sending: <Spinner />,
  sent: <Icon name="check" />,
  failed: <Icon name="alert" />,
};

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  phase: Phase;
  words: FormWords;
}

export function SendButton({ ref, phase, words }: SendButtonProps) {
  // All marks are in the page before they are needed: a browser draws a new icon one frame late,
  // and calculates all styles again for the rules of a new spinner.
  const isHydrated = useIsHydrated();
  const rendered = Object.entries(marks).filter(([each]) => isHydrated || each === phase);
  return (
    <PrimaryAction as="button" ref={ref} type="submit" disabled={phase === 'sending'}>
      {rendered.map(([each, mark]) => (
        <span key={each} hidden={each !== phase}>
          {mark}
        </span>
      ))}
      <span>{words[phase]}</span>
    </PrimaryAction>
  );
}
