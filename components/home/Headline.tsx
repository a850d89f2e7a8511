'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
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
  const { shown, canPlay } = useTyping(phrases, isPlaying);
  const isWhole = shown.count === phrases[shown.phrase]?.length;
  const hasCursor = useBlinking(canPlay && isPlaying && isWhole);

  return (
    <HeadlineBox ref={ref}>
      {children}
      <Heading style={{ '--longest-word-width': wordWidth.toFixed(2) }}>
        <span className="visually-hidden">{`${sentence} `}</span>
        <Phrases translate="no" aria-hidden="true" data-cursor={isPlaying ? hasCursor : undefined}>
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
 * Types phrases in an endless loop while `isPlaying` is true. When stopped, the whole phrase is
 * shown.
 * @returns `shown`: how many characters of which phrase; `canPlay`: there are several phrases, the
 *   library has loaded, and the visitor does not ask for less motion
 */
function useTyping(phrases: HeadlineProps['phrases'], isPlaying: boolean) {
  const [shown, setShown] = useState({ phrase: 0, count: phrases[0]?.length ?? 0 });
  const phrase = useRef(0);
  const [script, setScript] = useState<typeof import('./start-typing')>();
  const canMove = useSyncExternalStore(subscribeToMotion, isMotionAllowed, () => false);
  const isTyped = phrases.length > 1 && canMove;

  useEffect(() => {
    const showAllPhrases = () => {
      document.documentElement.dataset.untyped = '';
    };
    if (isTyped) import('./start-typing').then(setScript, showAllPhrases);
  }, [isTyped]);

  useEffect(() => {
    if (!isTyped || !isPlaying) return;
    const lengths = phrases.map(({ length }) => length);
    return script?.startTyping(lengths, phrase.current, (index, count) => {
      phrase.current = index;
      setShown({ phrase: index, count });
    });
  }, [script, isTyped, isPlaying, phrases]);

  return { shown, canPlay: isTyped && script !== undefined };
}

const isMotionAllowed = () => window.matchMedia(motionQuery).matches;

function subscribeToMotion(onChange: () => void): () => void {
  const motion = window.matchMedia(motionQuery);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}

/** How long the cursor is on, and then off. */
const BLINK_MS = 500;

/** Whether the cursor is on. A CSS animation of it would style the page in every frame. */
function useBlinking(isBlinking: boolean): boolean {
  const [isOn, setOn] = useState(true);
  useEffect(() => {
    if (!isBlinking) return;
    const timer = setInterval(() => setOn((isOn) => !isOn), BLINK_MS);
    return () => {
      clearInterval(timer);
      setOn(true);
    };
  }, [isBlinking]);
  return isOn;
}
