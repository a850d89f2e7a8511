import { useEffect, useRef, useState } from 'react';
import { motionQuery } from '../theme/media';
import { menuId } from '../ui/menu-id';
import type { TypedHeadline } from './start-typing';

/**
 * Types phrases in an endless loop. The loop stops while `isAllowed` is false, the page is in the
 * background, the menu is open, or the visitor asks for less motion. The headline then shows the
 * whole phrase. Later the loop types that phrase again unseen, and continues with the pause after
 * it. The library is loaded after hydration.
 * @param phrases the grapheme clusters of each phrase. The exported page shows the first one.
 * @param isAllowed false while the headline is paused or out of view
 * @returns `typed` and `rest`: refs for the elements of `TypedHeadline`;
 *   `canPlay`: whether the library has loaded. It never loads for a single phrase, or if the
 *   visitor asked for less motion before the page was opened
 */
export function useTypedHeadline(phrases: TypedHeadline['phrases'], isAllowed: boolean) {
  const typed = useRef<HTMLSpanElement>(null);
  const rest = useRef<HTMLSpanElement>(null);
  const position = useRef(0);
  const [script, setScript] = useState<typeof import('./start-typing')>();

  useEffect(() => {
    if (phrases.length < 2 || !window.matchMedia(motionQuery).matches) return;
    // If the script does not load, the headline stays as it is.
    import('./start-typing').then(setScript, () => {});
  }, [phrases]);

  useEffect(() => {
    if (!isAllowed || !script || !typed.current || !rest.current) return;
    const elements = { typed: typed.current, rest: rest.current };
    return runWhileSeen(() => script.startTyping({ phrases, position, ...elements }));
  }, [script, isAllowed, phrases]);

  return { typed, rest, canPlay: script !== undefined };
}

/**
 * Runs something while the page is in the foreground, the menu is closed and motion is allowed.
 * This function does not use React's state. Firefox freezes a page as soon as it is hidden. If a
 * render starts at that moment, it never finishes, and the page does not react after "Back".
 * @param start starts it, and returns a function that stops it
 * @returns a function that stops it for good, and removes the listeners
 */
function runWhileSeen(start: () => () => void): () => void {
  const motion = window.matchMedia(motionQuery);
  const menu = document.getElementById(menuId) as HTMLDetailsElement | null;
  let stop: (() => void) | undefined;
  const update = () => {
    stop?.();
    stop = motion.matches && !document.hidden && !menu?.open ? start() : undefined;
  };
  update();
  const controller = new AbortController();
  const { signal } = controller;
  motion.addEventListener('change', update, { signal });
  document.addEventListener('visibilitychange', update, { signal });
  menu?.addEventListener('toggle', update, { signal });
  return () => {
    controller.abort();
    stop?.();
  };
}
