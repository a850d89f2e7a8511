import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { motionQuery } from '../styles/media';

/**
 * Types the phrases of a headline in an endless loop while `isPlaying` is true.
 * @param phrases their characters
 * @param show shows the first characters of a phrase
 * @returns whether it can play: there are several phrases, the library has loaded, and the visitor
 *   does not ask for less motion
 */
export function useTyping(
  phrases: readonly (readonly string[])[],
  isPlaying: boolean,
  show: (phrase: number, count: number) => void,
): boolean {
  const phrase = useRef(0);
  const [script, setScript] = useState<typeof import('./start-typing')>();
  const canMove = useSyncExternalStore(subscribeToMotion, isMotionAllowed, () => false);
  const isTyped = phrases.length > 1 && canMove;

  useEffect(() => {
    // A browser that lacks the script shows the phrases below the role (`whileTyping`).
    const giveUp = () => {
      document.documentElement.dataset.untyped = '';
    };
    if (isTyped) import('./start-typing').then(setScript, giveUp);
  }, [isTyped]);

  useEffect(() => {
    if (!isTyped || !isPlaying) return;
    const lengths = phrases.map(({ length }) => length);
    return script?.startTyping(lengths, phrase.current, (index, count) => {
      phrase.current = index;
      show(index, count);
    });
  }, [script, isTyped, isPlaying, phrases, show]);

  return isTyped && script !== undefined;
}

const isMotionAllowed = () => window.matchMedia(motionQuery).matches;

function subscribeToMotion(onChange: () => void): () => void {
  const motion = window.matchMedia(motionQuery);
  motion.addEventListener('change', onChange);
  return () => motion.removeEventListener('change', onChange);
}
