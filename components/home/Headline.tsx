'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { TypewriterClass } from 'typewriter-effect';
import { motionQuery } from '../styles/media';
import { Icon } from '../ui/Icon';
import {
  Heading,
  HeadlineBox,
  PauseButton,
  Phrase,
  Phrases,
  TypedPart,
  UntypedPart,
} from './Headline.styles';

interface HeadlineProps {
  /** The characters (grapheme clusters) of the name, and of the phrases that are typed, too. */
  phrases: readonly (readonly string[])[];
  /** The width of the longest word of the name, in em. */
  wordWidth: number;
  /** What assistive technology reads. */
  sentence: string;
  pauseLabel: string;
  children: ReactNode;
}

/** Greeting, name and typed phrases. */
export function Headline({ phrases, wordWidth, sentence, pauseLabel, children }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const { ref, inView } = useInView({ initialInView: true });
  const isPlaying = phrases.length > 1 && inView && !isPaused;
  const { shown, canPlay } = useTypewriter(phrases, isPlaying);

  return (
    <HeadlineBox ref={ref}>
      {children}
      <Heading style={{ '--longest-word-width': wordWidth.toFixed(2) }}>
        <span className="visually-hidden">{`${sentence} `}</span>
        <Phrases translate="no" aria-hidden="true" data-playing={isPlaying}>
          {phrases.map((characters, index) => {
            const isShown = index === shown.phrase;
            const count = isShown ? shown.count : characters.length;
            return (
              <Phrase key={index} dir="auto" $isName={index === 0} data-shown={isShown}>
                <TypedPart>{characters.slice(0, count).join('')}</TypedPart>
                <UntypedPart>{characters.slice(count).join('')}</UntypedPart>
              </Phrase>
            );
          })}
        </Phrases>{' '}
      </Heading>
      {canPlay && (
        <PauseButton type="button" aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          <Icon name={isPaused ? 'player-play-filled' : 'player-pause-filled'} />
          <span className="visually-hidden">{pauseLabel}</span>
        </PauseButton>
      )}
    </HeadlineBox>
  );
}

/**
 * Types several phrases in an endless loop while `isPlaying` is true.
 * @returns `shown`: how many characters of which phrase; `canPlay`: whether the library has loaded,
 *   which it does if the visitor does not ask for less motion
 */
function useTypewriter(phrases: HeadlineProps['phrases'], isPlaying: boolean) {
  const [shown, setShown] = useState({ phrase: 0, count: phrases[0]?.length ?? 0 });
  const [typewriter, setTypewriter] = useState<TypewriterClass>();

  useEffect(() => {
    if (phrases.length < 2) return;
    const showAllPhrases = () => {
      document.documentElement.dataset.untyped = '';
    };
    if (!window.matchMedia(motionQuery).matches) return showAllPhrases();
    const lengths = phrases.map(({ length }) => length);
    const show = (phrase: number, count: number) => setShown({ phrase, count });
    import('./start-typing').then(
      ({ typewriterFor }) => setTypewriter(typewriterFor(lengths, show)),
      showAllPhrases,
    );
  }, [phrases]);

  useEffect(() => {
    if (!isPlaying) return;
    typewriter?.start();
    return () => void typewriter?.stop();
  }, [typewriter, isPlaying]);

  return { shown, canPlay: typewriter !== undefined };
}
