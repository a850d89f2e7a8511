import type { Ref } from 'react';
import type { FormWords } from '@/lib/words/words';
import { PrimaryAction } from '../ui/Button.styles';
import { Icon } from '../ui/Icon';
import { SendBox, Spinner } from './Form.styles';
import type { Phase } from './useSending';

const icons = { idle: 'send', sent: 'check', failed: 'alert' } as const;

interface SendButtonProps {
  ref: Ref<HTMLButtonElement>;
  phase: Phase;
  words: FormWords;
}

/** The button that sends the message. Its icon and label show how the attempt goes. */
export function SendButton({ ref, phase, words }: SendButtonProps) {
  return (
    <SendBox>
      <PrimaryAction as="button" ref={ref} type="submit" disabled={phase === 'sending'}>
        {phase === 'sending' ? <Spinner /> : <Icon name={icons[phase]} />}
        <span>{words[phase]}</span>
      </PrimaryAction>
    </SendBox>
  );
}
