'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import { keysOf } from '@/lib/content/keys';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Heading, PauseButton, Phrase, Rest, Stage, Typed } from './Headline.styles';

interface HeadlineProps {
  /** The first one stands in the page before any script runs. */
  phrases: readonly string[];
  /** All phrases as one sentence, for assistive technology. */
  sentence: string;
  pauseIcon: ReactNode;
  playIcon: ReactNode;
}

type Machine = ReturnType<typeof import('@/lib/browser/typed-headline').createHeadline>;

/**
 * The typed headline. It moves only while it is in sight, in the foreground, not paused, and the
 * visitor has not asked for less motion; the code that types is fetched after the first paint.
 */
export function Headline({ phrases, sentence, pauseIcon, playIcon }: HeadlineProps) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const [machine, setMachine] = useState<Machine>();
  const [isPaused, setPaused] = useState(false);
  const isForeground = useForeground();
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

  const isMoving = inView && isForeground && !isPaused;
  useEffect(() => {
    if (machine === undefined || !isMoving) return;
    machine.start();
    return () => {
      machine.stop();
    };
  }, [machine, isMoving]);

  return (
    <Stage ref={ref}>
      <Heading>
        <VisuallyHidden>{sentence}</VisuallyHidden>
        {phrases.map((phrase, index) => (
          <Phrase key={keys[index]} aria-hidden="true" data-text={phrase} />
        ))}
        <Typed aria-hidden="true" data-moving={machine && isMoving ? '' : undefined}>
          <span ref={typed}>{phrases[0]}</span>
          <Rest ref={rest} />
        </Typed>
      </Heading>
      {machine && (
        <PauseButton type="button" data-print="hide" onClick={() => setPaused(!isPaused)}>
          {isPaused ? playIcon : pauseIcon}
          <VisuallyHidden>{isPaused ? 'Play animation' : 'Pause animation'}</VisuallyHidden>
        </PauseButton>
      )}
    </Stage>
  );
}

/** True while the tab is the one being looked at. */
function useForeground(): boolean {
  const [isForeground, setForeground] = useState(true);
  useEffect(() => {
    const update = () => setForeground(!document.hidden);
    update();
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return isForeground;
}

/** True once known that the visitor has not asked for reduced motion; follows the setting. */
function useMotionAllowed(): boolean {
  const [isAllowed, setAllowed] = useState(false);
  useEffect(() => {
    const query = window.matchMedia('(prefers-reduced-motion: no-preference)');
    const update = () => setAllowed(query.matches);
    update();
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, []);
  return isAllowed;
}
