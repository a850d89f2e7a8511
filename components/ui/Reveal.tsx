'use client';

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Column } from './Section.styles';

/** The visible share of a section at which it appears (specification, section 2). */
const VISIBLE_SHARE = 0.1;

/**
 * The state of a section:
 * - unmeasured: visible, until the browser tells whether the section is in sight
 * - hidden: the section was out of sight
 * - fading: the visitor has scrolled to the section; the state stays after the motion
 * - shown: visible without motion, because it was in sight, or the visitor came in another way
 */
type State = 'unmeasured' | 'hidden' | 'fading' | 'shown';

interface RevealProps {
  as: typeof Column;
  children: ReactNode;
}

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible
 * (`data-reveal` in `Section.styles.ts`). A section is never hidden if scripts are off or fail.
 */
export function Reveal({ as: Box, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('unmeasured');
  useScrolling(box, state, setState);
  useJumps(box, state, setState);
  return (
    <Box ref={box} data-reveal={state === 'hidden' || state === 'fading' ? state : undefined}>
      {children}
    </Box>
  );
}

type BoxRef = RefObject<HTMLElement | null>;
type SetState = (state: State) => void;

/** The section is observed, and not the box, which moves while it slides in. */
const sectionOf = (box: BoxRef) => box.current?.closest('section');

/** Measures a section, and shows it when the visitor scrolls to it. */
function useScrolling(box: BoxRef, state: State, setState: SetState): void {
  const skip = state === 'fading' || state === 'shown';
  const { ref: watchShare } = useInView({
    threshold: VISIBLE_SHARE,
    // Otherwise the library would not report a section that is out of sight at first.
    initialInView: true,
    skip,
    onChange(isVisible, { intersectionRatio }) {
      if (state === 'unmeasured') setState(intersectionRatio > 0 ? 'shown' : 'hidden');
      else if (isVisible) setState('fading');
    },
  });
  // A section of more than ten screens, of which a tenth never fits, appears in the middle.
  const { ref: watchMiddle } = useInView({
    rootMargin: '-50% 0px',
    skip,
    onChange(isInMiddle, { boundingClientRect }) {
      const isTall = boundingClientRect.height * VISIBLE_SHARE > window.innerHeight;
      if (isInMiddle && isTall) setState('fading');
    },
  });
  useEffect(() => watchShare(sectionOf(box)), [box, watchShare]);
  useEffect(() => watchMiddle(sectionOf(box)), [box, watchMiddle]);
}

/** Shows a hidden section if a link leads to it or past it, or a focus or selection enters it. */
function useJumps(box: BoxRef, state: State, setState: SetState): void {
  useEffect(() => {
    const section = sectionOf(box);
    if (state !== 'hidden' || !section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => setState('shown');
    // At this event, smooth scrolling has only begun, so the way to the target is still ahead.
    const followAddress = () => {
      if (isPassed(section)) show();
    };
    // A search in the page, or a screen reader, selects the text that it has come to.
    const followSelection = () => {
      if (section.contains(getSelection()?.anchorNode ?? null)) show();
    };
    window.addEventListener('hashchange', followAddress, { signal });
    document.addEventListener('selectionchange', followSelection, { signal });
    section.addEventListener('focusin', show, { signal });
    return () => controller.abort();
  }, [box, state, setState]);
}

/** Whether the way from the scroll position to the target of the address passes a section. */
function isPassed(section: Element): boolean {
  const target = document.querySelector(':target');
  if (target === null) return false;
  const goal = target.getBoundingClientRect().top;
  const { top, bottom } = section.getBoundingClientRect();
  return top < Math.max(0, goal) + window.innerHeight && bottom > Math.min(0, goal);
}
