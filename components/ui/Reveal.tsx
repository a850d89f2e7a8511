'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import { motionQuery } from '../theme/media';
import { listenForArrival } from './arrival';
import type { Column } from './Section.styles';

/** The visible share of a section at which it appears. */
const VISIBLE_SHARE = 0.1;

/**
 * The visible shares at which the observer calls `update`: 0, 0.001 … 0.1. The steps are small,
 * because half a screen is only a share of 0.01 in a section of fifty screens.
 */
const threshold = Array.from({ length: 101 }, (_, index) => (VISIBLE_SHARE * index) / 100);

/**
 * Whether enough of a section is visible to show it: a tenth, or half a screen if a tenth is taller
 * than the screen.
 */
function isVisibleEnough(entry: IntersectionObserverEntry): boolean {
  const screen = window.innerHeight;
  if (entry.boundingClientRect.height > 10 * screen) {
    return entry.intersectionRect.height >= screen / 2;
  }
  return entry.intersectionRatio >= VISIBLE_SHARE;
}

/** Style attributes. Rules would be in the exported page, which does not need them. */
const looks: Record<'hidden' | 'fade' | 'instant', CSSProperties | undefined> = {
  hidden: { opacity: 0, transform: 'translateY(1rem)' },
  fade: { transition: '280ms var(--ease)', transitionProperty: 'opacity, transform' },
  // No style, as before the section was hidden. Without a transition, it is visible in the next
  // frame.
  instant: undefined,
};

interface RevealProps {
  as: typeof Column;
  children: ReactNode;
}

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible. A
 * jump to an anchor shows the sections that it passes at once, so that the visitor sees no blank
 * page. The focus, and the selection that a search or a screen reader sets, show their section at
 * once, too: after a step of the keyboard less than a tenth may be visible.
 *
 * Children are hidden only after hydration, when the browser reports that they are out of sight. So
 * a section is never hidden if scripts are off or fail, or if the section is in sight at load.
 */
export function Reveal({ as: Box, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  /**
   * Undefined until this component hides or shows the section. It stays undefined for a section
   * that is in sight at load.
   */
  const [state, setState] = useState<keyof typeof looks>();

  useEffect(() => {
    // The section is observed, not the box, which moves while it slides in.
    const section = box.current?.closest('section');
    const motion = window.matchMedia(motionQuery);
    if (!section || !motion.matches) return;
    const controller = new AbortController();
    const { signal } = controller;
    let isFirstReport = true;

    /** Shows the section for good. */
    const show = (look: 'fade' | 'instant') => {
      setState(look);
      controller.abort();
    };
    // The library's own test, `inView`, is true at the smallest visible share.
    const update = (_inView: boolean, entry: IntersectionObserverEntry) => {
      // A section that was in sight before the scripts started stays visible, even if less than a
      // tenth of it is in sight.
      const startedInView = isFirstReport && entry.intersectionRatio > 0;
      isFirstReport = false;
      if (startedInView) controller.abort();
      else if (section.contains(document.activeElement)) show('instant');
      else if (isVisibleEnough(entry)) show('fade');
      else setState('hidden');
    };
    const showAtOnce = () => show('instant');

    const unobserve = observe(section, update, { threshold });
    signal.addEventListener('abort', unobserve);
    listenForArrival(section, showAtOnce, signal);
    motion.addEventListener('change', showAtOnce, { signal });
    return () => controller.abort();
  }, []);

  return (
    <Box ref={box} data-reveal={state} style={state && looks[state]}>
      {children}
    </Box>
  );
}
