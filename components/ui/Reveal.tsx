'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { observe } from 'react-intersection-observer';
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

export function Reveal({ as: Box = Column, children }: RevealProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = boxRef.current;
    // The section is observed, and not the box, which moves while it slides in.
    const section = box?.closest('section');
    return box && section ? revealOnce(box, section) : undefined;
  }, []);
  return <Box ref={boxRef}>{children}</Box>;
}

/**
 * Sets `data-reveal`, which `Section.styles.ts` draws:
 *
 * - nothing until the visitor first scrolls or presses a key, without which nobody comes to a
 *   section. So a picture of the whole page has all sections, and so has a page without scripts.
 * - 'hidden' from then on, if nothing of the section is in sight
 * - 'fading', once and for all, when the visitor has scrolled to it
 * - 'shown', once and for all, if the visitor reads it already, or comes to it in another way
 * @returns a function that ends this
 */
function revealOnce(box: HTMLElement, section: Element): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const end = (state: 'fading' | 'shown') => {
    watching.abort();
    box.dataset.reveal = state;
  };
  const show = () => end('shown');

  let isInSight = true;
  const hideUnlessInSight = () => {
    if (isInSight) show();
    else box.dataset.reveal = 'hidden';
  };
  const observers = [
    observe(section, (_, { intersectionRatio }) => {
      isInSight = intersectionRatio > 0;
    }),
    ...triggers.map((each) => observe(section, (isReached) => isReached && end('fading'), each)),
  ];
  for (const stop of observers) signal.addEventListener('abort', stop);
  window.addEventListener('scroll', hideUnlessInSight, { signal, once: true });
  window.addEventListener('keydown', hideUnlessInSight, { signal, once: true });

  // At this event, smooth scrolling has only begun, so the way to the target is still ahead.
  const showOnTheWay = () => isOnTheWay(section) && show();
  window.addEventListener('hashchange', showOnTheWay, { signal });
  // A link to the address that is already shown changes no address.
  const followLink = ({ target }: Event) =>
    target instanceof Element && target.closest('a[href^="#"]') && showOnTheWay();
  document.addEventListener('click', followLink, { signal });
  section.addEventListener('focusin', show, { signal });
  return () => watching.abort();
}

/** Whether a section is seen on the way from the scroll position to the target of the address. */
function isOnTheWay(section: Element): boolean {
  const target = document.querySelector(':target');
  if (target === null) return false;
  const targetTop = target.getBoundingClientRect().top;
  // The top of the window moves from 0 to the target, which may be above or below it.
  const wayTop = Math.min(0, targetTop);
  const wayBottom = Math.max(0, targetTop) + window.innerHeight;
  const { top, bottom } = section.getBoundingClientRect();
  return top < wayBottom && bottom > wayTop;
}
