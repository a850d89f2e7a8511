'use client';

import { type ReactNode, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { Icon } from '../ui/Icon';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Heading, HeadlineGrid, PauseButton, Sizer, TypedText } from './Headline.styles';
import { useTypedHeadline } from './useTypedHeadline';

interface HeadlineProps {
  /** The grapheme clusters of each phrase. The exported page shows the first phrase. */
  phrases: readonly (readonly string[])[];
  /** All phrases as one sentence, for assistive technology. */
  sentence: string;
  words: { pause: string; play: string };
  /** The greeting above the phrases. */
  children: ReactNode;
}

/** The typed headline, with a button that pauses it. */
export function Headline({ phrases, sentence, words, children }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });
  const { typed, rest, canPlay } = useTypedHeadline(phrases, inView && !isPaused);
  const [name = '', ...others] = phrases.map((phrase) => phrase.join(''));

  return (
    <HeadlineGrid ref={ref}>
      {children}
      <Heading>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        <Sizer aria-hidden="true" data-print="name" data-text={name} />
        {others.map((phrase, index) => (
          <Sizer key={index} aria-hidden="true" data-print="hide" data-text={phrase} />
        ))}
        <TypedText dir="auto" translate="no" aria-hidden="true" data-print="hide">
          <span ref={typed}>{name}</span>
          <span ref={rest} />
        </TypedText>
      </Heading>
      {canPlay && (
        <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <VisuallyHidden>{isPaused ? words.play : words.pause}</VisuallyHidden>
        </PauseButton>
      )}
    </HeadlineGrid>
  );
}
