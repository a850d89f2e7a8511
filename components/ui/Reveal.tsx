'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import type { Column } from './Section.styles';

/** The visible share of a section at which it appears (specification, section 2). */
const VISIBLE_SHARE = 0.1;

/** `undefined`: the section is visible, without motion. "fading" stays after the motion. */
type State = 'hidden' | 'fading' | undefined;

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible
 * (`data-reveal` in `Section.styles.ts`). A section is never hidden if scripts are off or fail.
 */
export function Reveal({ as: Box, children }: { as: typeof Column; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>();
  useEffect(() => {
    // The section is observed, and not the box, which moves while it slides in.
    const section = box.current?.closest('section');
    if (!section) return;
    const stops: (() => void)[] = [];
    const stopAll = () => {
      for (const stop of stops) stop();
    };
    const hide = () => setState('hidden');
    const show: Show = (lastState) => {
      stopAll();
      setState(lastState);
    };
    stops.push(
      watchShare(section, hide, show),
      watchMiddle(section, show),
      watchJumps(section, show),
    );
    return stopAll;
  }, []);
  return (
    <Box ref={box} data-reveal={state}>
      {children}
    </Box>
  );
}

// Each of these functions returns a function that stops it.

type Show = (lastState?: 'fading') => void;

/** Hides a section that is out of sight, and shows it when the visitor scrolls to it. */
function watchShare(section: Element, hide: () => void, show: Show) {
  let isMeasured = false;
  const report = (isVisible: boolean, { intersectionRatio }: IntersectionObserverEntry) => {
    if (isMeasured && isVisible) show('fading');
    if (isMeasured) return;
    isMeasured = true;
    if (intersectionRatio > 0) show();
    else hide();
  };
  return observe(section, report, { threshold: VISIBLE_SHARE });
}

/** Shows a section of more than ten screens, of which a tenth never fits, in the middle. */
function watchMiddle(section: Element, show: Show) {
  const report = (isInMiddle: boolean, { boundingClientRect }: IntersectionObserverEntry) => {
    const isTall = boundingClientRect.height * VISIBLE_SHARE > window.innerHeight;
    if (isInMiddle && isTall) show('fading');
  };
  return observe(section, report, { rootMargin: '-50% 0px' });
}

/** Shows a section if a link leads to it or past it, or a focus or selection enters it. */
function watchJumps(section: Element, show: Show) {
  const controller = new AbortController();
  const { signal } = controller;
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
  section.addEventListener('focusin', () => show(), { signal });
  return () => controller.abort();
}

/** Whether the way from the scroll position to the target of the address passes a section. */
function isPassed(section: Element): boolean {
  const target = document.querySelector(':target');
  if (target === null) return false;
  const goal = target.getBoundingClientRect().top;
  const { top, bottom } = section.getBoundingClientRect();
  return top < Math.max(0, goal) + window.innerHeight && bottom > Math.min(0, goal);
}
