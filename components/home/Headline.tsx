'use client';

import { type ReactNode, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { Icon } from '../ui/Icon';
import { PauseButton } from './Headline.styles';
import { useTypedHeadline } from './useTypedHeadline';

interface HeadlineProps {
  /** The name, with a line break before the family name. */
  name: string;
  /** Whether the name is typed, as the first phrase. If not, the phrases are typed below it. */
  isNameTyped: boolean;
  /** The grapheme clusters of each phrase. The exported page shows the first phrase. */
  phrases: readonly (readonly string[])[];
  /** The name and all phrases as one sentence, for assistive technology. */
  sentence: string;
  words: { pause: string; play: string };
  children: ReactNode;
}

/** Greeting, name and typed phrases. Assistive technology reads one sentence. */
export function Headline({ name, isNameTyped, phrases, sentence, words, children }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });
  const { typed, rest, canPlay } = useTypedHeadline(phrases, inView && !isPaused);
  const texts = phrases.map((phrase) => phrase.join(''));
  const [firstText = ''] = texts;

  // Each phrase once, invisible, so that the line is as high as the tallest one. If the name is
  // typed, it is already there, because prints show it.
  const typedLine = (
    <>
      {texts.slice(isNameTyped ? 1 : 0).map((text, index) => (
        <span key={index}>{text}</span>
      ))}
      <span className="typed" dir="auto">
        <span className={texts.length > 1 ? 'with-cursor' : undefined} ref={typed}>
          {firstText}
        </span>
        <span className="rest" ref={rest} />
      </span>
    </>
  );

  return (
    <div className="headline" ref={ref}>
      {children}
      <h1>
        <span className="visually-hidden">{sentence}</span>
        <span
          className={isNameTyped ? 'on-screen phrases' : 'on-screen'}
          translate="no"
          aria-hidden="true"
        >
          <span>{name}</span>
          {isNameTyped && typedLine}
        </span>
      </h1>
      {!isNameTyped && (
        <p className="on-screen phrases" translate="no" aria-hidden="true">
          {typedLine}
        </p>
      )}
      {canPlay && (
        <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'play' : 'pause'} />
          <span className="visually-hidden">{isPaused ? words.play : words.pause}</span>
        </PauseButton>
      )}
    </div>
  );
}
