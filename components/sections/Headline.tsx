'use client';

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useInView } from 'react-intersection-observer';
import { keysOf } from '@/lib/content/text';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Heading, PauseButton, Phrase, Stage, Typed } from './Headline.styles';

interface HeadlineProps {
  /** The first one stands in the page before any script runs. */
  phrases: readonly string[];
  /** All phrases as one sentence, for assistive technology. */
  sentence: string;
  /** What the button does. */
  words: { pause: string; play: string };
  pauseIcon: ReactNode;
  playIcon: ReactNode;
}

type Machine = ReturnType<typeof import('@/lib/browser/typed-headline').createHeadline>;

/**
 * The typed headline. It moves only while it is in sight, in the foreground, not paused, and the
 * visitor has not asked for less motion; the code that types is fetched after the first paint.
 */
export function Headline({ phrases, sentence, words, pauseIcon, playIcon }: HeadlineProps) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const stage = useRef<HTMLSpanElement>(null);
  const [machine, setMachine] = useState<Machine>();
  const [isPaused, setPaused] = useState(false);
  const allowsMotion = useMotionAllowed();
  const keys = keysOf(phrases);
  const { ref, inView } = useInView({ initialInView: true });

  useEffect(() => {
    const container = typed.current;
    const remainder = rest.current;
    if (!allowsMotion || container === null || remainder === null) return;
    let isGone = false;
    let running: Machine | undefined;
    Promise.all([import('typewriter-effect/dist/core'), import('@/lib/browser/typed-headline')])
      .then(([{ default: Core }, { createHeadline }]) => {
        if (isGone) return;
        running = createHeadline(Core, container, remainder, phrases);
        setMachine(running);
      })
      // The static headline already says it all; without the script it just does not move.
      .catch(() => {});
    return () => {
      isGone = true;
      running?.stop();
      setMachine(undefined);
      container.textContent = phrases[0] ?? '';
      remainder.textContent = '';
    };
  }, [allowsMotion, phrases]);

  const mayMove = inView && !isPaused;
  useEffect(() => {
    const { current } = stage;
    if (machine === undefined || current === null || !mayMove) return;
    const move = (isMoving: boolean) => {
      if (current.hasAttribute('data-moving') === isMoving) return;
      current.toggleAttribute('data-moving', isMoving);
      if (isMoving) machine.start();
      else machine.stop();
    };
    // Not through React's state: Firefox freezes a page that is left right after it has told the
    // page so, and a render begun then never ends. Nothing would react after Back.
    const follow = () => move(!document.hidden);
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      move(false);
    };
  }, [machine, mayMove]);

  return (
    <Stage ref={ref}>
      <Heading>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        {phrases.map((phrase, index) => (
          <Phrase key={keys[index]} aria-hidden="true" data-text={phrase} />
        ))}
        <Typed ref={stage} dir="auto" aria-hidden="true">
          <span ref={typed}>{phrases[0]}</span>
          <span ref={rest} />
        </Typed>
      </Heading>
      {machine && (
        <PauseButton type="button" onClick={() => setPaused(!isPaused)}>
          {isPaused ? playIcon : pauseIcon}
          <VisuallyHidden>{isPaused ? words.play : words.pause}</VisuallyHidden>
        </PauseButton>
      )}
    </Stage>
  );
}

const motionQuery = '(prefers-reduced-motion: no-preference)';

function subscribeToMotion(onChange: () => void): () => void {
  const query = window.matchMedia(motionQuery);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True once known that the visitor has not asked for reduced motion; follows the setting. */
function useMotionAllowed(): boolean {
  return useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(motionQuery).matches,
    () => false,
  );
}
