'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { motionQuery } from '../styles/media';
import { Icon } from '../ui/Icon';
import {
  Heading,
  HeadlineBox,
  NamePhrase,
  PauseButton,
  Phrases,
  TypedPart,
  TypedPhrase,
  UntypedPart,
} from './Headline.styles';
import type { TypedHeadline } from './start-typing';

interface HeadlineProps {
  /** The name, which the exported page shows, and other phrases. A name alone is not typed. */
  phrases: TypedHeadline['phrases'];
  sentence: string;
  pauseLabel: string;
  children: ReactNode;
}

/** Greeting, name and typed phrases. Assistive technology reads one sentence. */
export function Headline({ phrases, sentence, pauseLabel, children }: HeadlineProps) {
  const [isPaused, setPaused] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [isInView, setInView] = useState(true);
  useEffect(() => (box.current ? observe(box.current, setInView) : undefined), []);
  const { typed, rest, canPlay } = useTypedHeadline(phrases, isInView && !isPaused);
  const name = phrases[0]?.join('');
  const isTyped = phrases.length > 1;

  return (
    <HeadlineBox ref={box}>
      {children}
      {/* New letters would end what a visitor selects. */}
      <Heading onMouseDown={() => setPaused(true)}>
        <span className="visually-hidden">{`${sentence} `}</span>
        <Phrases translate="no" aria-hidden="true">
          <NamePhrase $isTyped={isTyped}>{`${name} `}</NamePhrase>
          {isTyped && (
            <TypedPhrase dir="auto">
              <TypedPart ref={typed}>{name}</TypedPart>
              <UntypedPart ref={rest} />
            </TypedPhrase>
          )}
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
 * Types phrases in an endless loop while `isAllowed` is true. When stopped, the whole phrase is
 * shown. If the visitor asks for less motion later, `whileTyping` hides what is typed.
 * @returns `typed` and `rest`: refs for the elements of a phrase; `canPlay`: the library has
 *   loaded, which it does for several phrases, if the visitor does not ask for less motion
 */
function useTypedHeadline(phrases: TypedHeadline['phrases'], isAllowed: boolean) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const position = useRef(0);
  const [script, setScript] = useState<typeof import('./start-typing')>();

  useEffect(() => {
    if (phrases.length < 2) return;
    const showAllPhrases = () => {
      document.documentElement.dataset.untyped = '';
    };
    // They still show if the visitor allows motion later, or if the script is blocked or gone.
    if (window.matchMedia(motionQuery).matches) {
      import('./start-typing').then(setScript, showAllPhrases);
    } else showAllPhrases();
  }, [phrases]);

  useEffect(() => {
    if (!isAllowed || !script || !typed.current || !rest.current) return;
    const headline = { phrases, position, typed: typed.current, rest: rest.current };
    return script.startTyping(headline);
  }, [script, isAllowed, phrases]);

  return { typed, rest, canPlay: script !== undefined };
}
