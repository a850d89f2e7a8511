import type { ReactNode, Ref } from 'react';
import type { FormWords } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
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

/** The button of the form. Its mark and its label show the phase of sending. */
export function SendButton({ ref, phase, words }: SendButtonProps) {
  return (
    <PrimaryAction as="button" ref={ref} type="submit" disabled={phase === 'sending'}>
      {marks[phase]}
      <span>{words[phase]}</span>
    </PrimaryAction>
  );
}
