'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import type { Column } from './Section.styles';

/** The visible share of a section at which it appears (specification, section 2). */
const VISIBLE_SHARE = 0.1;

interface RevealProps {
  as: typeof Column;
  children: ReactNode;
}

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible. The
 * styles of `Column` make them invisible while `data-reveal` is "hidden". That is only after
 * hydration, and if nothing of the section was in sight then. So a section is never hidden if
 * scripts are off or fail, or if it is in sight at load.
 */
export function Reveal({ as: Box, children }: RevealProps) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'exported' | 'hidden' | 'fading' | 'shown'>('exported');
  const skip = state === 'fading' || state === 'shown';

  const { ref: watchShare } = useInView({
    threshold: VISIBLE_SHARE,
    // So that a section that is not visible is reported, too.
    initialInView: true,
    skip,
    onChange(isVisible, { intersectionRatio }) {
      if (state === 'exported') setState(intersectionRatio > 0 ? 'shown' : 'hidden');
      else if (isVisible) setState('fading');
    },
  });
  // A tenth of a section of more than ten screens is never visible. Such a section appears when it
  // comes to the middle of the screen.
  const { ref: watchMiddle } = useInView({
    rootMargin: '-50% 0px',
    skip,
    onChange(isInMiddle, { boundingClientRect }) {
      const isTall = boundingClientRect.height * VISIBLE_SHARE > window.innerHeight;
      if (isInMiddle && isTall) setState('fading');
    },
  });
  // The section is observed, and not the box, which moves while it slides in.
  useEffect(() => watchShare(box.current?.closest('section')), [watchShare]);
  useEffect(() => watchMiddle(box.current?.closest('section')), [watchMiddle]);

  useEffect(() => {
    const section = box.current?.closest('section');
    if (state !== 'hidden' || !section) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = () => setState('shown');
    // At this event, smooth scrolling to the target has only begun.
    const followAddress = () => isPassed(section) && show();
    // A link to the present address changes no hash, but the browser scrolls to its target again.
    const followSameAddress = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === location.href) followAddress();
    };
    // A search in the page, or a screen reader, selects the text that it has come to.
    const followSelection = () => {
      if (section.contains(getSelection()?.anchorNode ?? null)) show();
    };
    window.addEventListener('hashchange', followAddress, { signal });
    window.addEventListener('click', followSameAddress, { signal });
    document.addEventListener('selectionchange', followSelection, { signal });
    section.addEventListener('focusin', show, { signal });
    return () => controller.abort();
  }, [state]);

  const mark = state === 'hidden' || state === 'fading' ? state : undefined;
  return (
    <Box ref={box} data-reveal={mark}>
      {children}
    </Box>
  );
}

/** Whether the way from the scroll position to the target of the address passes a section. */
function isPassed(section: Element): boolean {
  const target = document.querySelector(':target');
  if (target === null) return false;
  const goal = target.getBoundingClientRect().top;
  const { top, bottom } = section.getBoundingClientRect();
  return top < Math.max(0, goal) + window.innerHeight && bottom > Math.min(0, goal);
}
