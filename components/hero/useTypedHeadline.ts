import { useEffect, useRef, useState } from 'react';
import type { TypedHeadline } from '@/lib/browser/typed-headline';

const motionQuery = '(prefers-reduced-motion: no-preference)';

/**
 * Types phrases in an endless loop, except while it is paused or out of view, the page is in the
 * background, or the visitor asks for less motion. The code that types is loaded after the first
 * paint.
 * @param phrases the grapheme clusters of each phrase
 * @returns `typed` and `rest`: refs for the typed and the untyped part of a phrase;
 *   `canPlay`: whether the code has loaded; always false if the visitor asked for less motion
 */
export function useTypedHeadline(
  phrases: readonly (readonly string[])[],
  isPaused: boolean,
  inView: boolean,
) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const [headline, setHeadline] = useState<TypedHeadline>();

  useEffect(() => {
    if (!window.matchMedia(motionQuery).matches) return;
    import('@/lib/browser/typed-headline')
      .then(({ createHeadline }) => {
        if (typed.current === null || rest.current === null) return;
        setHeadline(createHeadline(typed.current, rest.current, phrases));
      })
      // If the script does not load or the library types nothing, the headline stays as it is.
      .catch(() => {});
  }, [phrases]);

  useEffect(() => {
    if (headline === undefined || !inView) return;
    if (!isPaused) return typeWhileVisible(headline);
    headline.finish();
  }, [headline, isPaused, inView]);

  return { typed, rest, canPlay: headline !== undefined };
}

/**
 * Types while the page is in the foreground and motion is allowed. It does not use React's state:
 * Firefox freezes a page as soon as it is hidden. A render that starts then never finishes, and the
 * page is dead after "Back".
 * @returns a function that stops this
 */
function typeWhileVisible(headline: TypedHeadline): () => void {
  const motion = window.matchMedia(motionQuery);
  const update = () => {
    if (!motion.matches) headline.finish();
    else if (document.hidden) headline.stop();
    else headline.start();
  };
  update();
  motion.addEventListener('change', update);
  document.addEventListener('visibilitychange', update);
  return () => {
    motion.removeEventListener('change', update);
    document.removeEventListener('visibilitychange', update);
    headline.stop();
  };
}
