import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { motionQuery } from '../styles/media';

/**
 * Types phrases in an endless loop while `isPlaying` is true. When stopped, the whole phrase is
 * shown.
 * @returns `shown`: how many characters of which phrase; `canPlay`: there are several phrases, the
 *   library has loaded, and the visitor does not ask for less motion
 */
export function useTyping(phrases: readonly (readonly string[])[], isPlaying: boolean) {
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
