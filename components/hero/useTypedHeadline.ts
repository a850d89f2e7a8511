import { useEffect, useRef, useState } from 'react';
import type { TypedHeadline } from './startTyping';

const motionQuery = '(prefers-reduced-motion: no-preference)';

/**
 * Types phrases in an endless loop, except while it is not allowed to, the page is in the
 * background, or the visitor asks for less motion. Then it shows the whole phrase, and continues
 * with the pause after it. The library is loaded after hydration.
 * @param phrases the grapheme clusters of each phrase. The exported page shows the first one.
 * @param isAllowed false while the headline is paused or out of view
 * @returns `typed` and `rest`: refs for the typed and the untyped part of a phrase;
 *   `canPlay`: whether the library has loaded; always false if the visitor asked for less motion
 */
export function useTypedHeadline(phrases: TypedHeadline['phrases'], isAllowed: boolean) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const [start, setStart] = useState<() => () => void>();

  useEffect(() => {
    if (!window.matchMedia(motionQuery).matches) return;
    import('./startTyping')
      .then(({ startTyping }) => {
        if (typed.current === null || rest.current === null) return;
        const headline = { phrases, current: 0, typed: typed.current, rest: rest.current };
        setStart(() => () => startTyping(headline));
      })
      // If the script does not load, the headline stays as it is.
      .catch(() => {});
  }, [phrases]);

  useEffect(() => (start && isAllowed ? whileVisible(start) : undefined), [start, isAllowed]);

  return { typed, rest, canPlay: start !== undefined };
}

/**
 * Runs something while the page is in the foreground and motion is allowed. It does not use React's
 * state: Firefox freezes a page as soon as it is hidden. A render that starts then never finishes,
 * and the page is dead after "Back".
 * @param start returns a function that stops it
 * @returns a function that ends this
 */
function whileVisible(start: () => () => void): () => void {
  const motion = window.matchMedia(motionQuery);
  let stop: (() => void) | undefined;
  const update = () => {
    stop?.();
    stop = motion.matches && !document.hidden ? start() : undefined;
  };
  update();
  motion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    motion.removeEventListener('change', update);
    document.removeEventListener('visibilitychange', update);
    stop?.();
  };
}
