'use client';

import { type ReactNode, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { Icon } from '../ui/Icon';
import { directionOfText } from './directionOfText';
import { PauseButton } from './Headline.styles';
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

export function Headline({ phrases, sentence, words, children }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });
  const { line, typed, rest, canPlay } = useTypedHeadline(phrases, inView && !isPaused);
  const [name = '', ...furtherPhrases] = phrases.map((phrase) => phrase.join(''));

  return (
    <div className="headline" ref={ref}>
      {children}
      <h1>
        <span className="visually-hidden">{sentence}</span>
        <span aria-hidden="true" data-print="name" data-text={name} />
        {furtherPhrases.map((phrase, index) => (
          <span key={index} aria-hidden="true" data-text={phrase} />
        ))}
        <span
          className="typed"
          ref={line}
          dir={directionOfText(name)}
          translate="no"
          aria-hidden="true"
        >
          <span className="visible" ref={typed}>
            {name}
          </span>
          <span className="rest" ref={rest} />
        </span>
      </h1>
      {canPlay && (
        <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
        </PauseButton>
      )}
    </div>
  );
}
