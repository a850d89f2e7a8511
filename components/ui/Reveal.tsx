'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { type ObserverInstanceCallback, observe } from 'react-intersection-observer';
import { Column } from './Section.styles';

/**
 * A section appears when a tenth of it is visible (specification, section 2), or when it comes over
 * a line that is a tenth of the window from its lower or upper edge.
 */
const triggers = [{ threshold: 0.1 }, { rootMargin: '-10% 0px' }];

interface RevealProps {
  as?: typeof Column;
  children: ReactNode;
}

/**
 * Fades and slides its children in once, when enough of their section is visible (`data-reveal` in
 * `Section.styles.ts`). A section is hidden when the visitor first scrolls or presses a key,
 * without which nobody comes to it. So a picture or a copy of the whole page has all sections, and
 * nothing is hidden if scripts are off or fail.
 */
export function Reveal({ as: Box = Column, children }: RevealProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = boxRef.current;
    // The section is observed, and not the box, which moves while it slides in.
    const section = box?.closest('section');
    if (!box || !section) return;
    const watching = new AbortController();
    const { signal } = watching;
    // `observe` returns a function that ends it.
    const watch = (report: ObserverInstanceCallback, trigger?: IntersectionObserverInit) =>
      signal.addEventListener('abort', observe(section, report, trigger));
    const end = (state: 'shown' | 'fading') => {
      watching.abort();
      box.dataset.reveal = state;
    };
    const show = () => end('shown');

    // A section of which something is in sight stays visible: visitors read it already.
    let isInSight = true;
    const hideUnlessInSight = () => {
      if (isInSight) show();
      else box.dataset.reveal = 'hidden';
    };
    watch((_, { intersectionRatio }) => {
      isInSight = intersectionRatio > 0;
    });
    for (const trigger of triggers) watch((isReached) => isReached && end('fading'), trigger);
    window.addEventListener('scroll', hideUnlessInSight, { signal, once: true });
    window.addEventListener('keydown', hideUnlessInSight, { signal, once: true });
    watchJumps(section, show, signal);
    return () => watching.abort();
  }, []);
  return <Box ref={boxRef}>{children}</Box>;
}

/** Shows a section if a link leads to it or past it, or a focus or selection enters it. */
function watchJumps(section: Element, show: () => void, signal: AbortSignal) {
  // At this event, smooth scrolling has only begun, so the way to the target is still ahead.
  const followAddress = () => {
    if (isPassed(section)) show();
  };
  // A search in the page, or a screen reader, selects the text that it has come to.
  const followSelection = () => {
    if (section.contains(getSelection()?.anchorNode ?? null)) show();
  };
  // A link to the address that is already shown changes no address.
  const followLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="#"]')) followAddress();
  };
  window.addEventListener('hashchange', followAddress, { signal });
  document.addEventListener('click', followLink, { signal });
  document.addEventListener('selectionchange', followSelection, { signal });
  section.addEventListener('focusin', show, { signal });
}

/** Whether a section is seen on the way from the scroll position to the target of the address. */
function isPassed(section: Element): boolean {
  const target = document.querySelector(':target');
  if (target === null) return false;
  const targetTop = target.getBoundingClientRect().top;
  // The top of the window moves from 0 to the target, which may be above or below it.
  const wayTop = Math.min(0, targetTop);
  const wayBottom = Math.max(0, targetTop) + window.innerHeight;
  const { top, bottom } = section.getBoundingClientRect();
  return top < wayBottom && bottom > wayTop;
}
