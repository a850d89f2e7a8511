'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../theme/media';

/**
 * The share of a section that has to be visible before it shows: a tenth (specification, section 9),
 * or half a screen where a tenth is taller than the screen.
 * @param height of the section, and of the `screen`, in px
 */
export function revealThreshold(height: number, screen: number): number {
  return height > 10 * screen ? screen / 2 / height : 0.1;
}

/**
 * Tells whether a scroll from here to a target passes a section.
 * @param section the box of the section, and of the `target`, as they are on the `screen` now, in px
 */
export function isPassed(
  section: { top: number; bottom: number },
  target: { top: number },
  screen: number,
): boolean {
  const highest = Math.min(0, target.top);
  const lowest = Math.max(0, target.top) + screen;
  return section.top < lowest && section.bottom > highest;
}

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible. What
 * passes by during a jump to an anchor is shown at once, so that nobody flies through blank paper.
 *
 * Everything is visible until the browser has said, after hydration, that it is out of sight:
 * without scripts, with failed scripts and in sight at load, nothing is ever hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'passed'>();

  useEffect(() => {
    // The section is watched, not the box: it stands still while the box slides.
    const section = box.current?.closest('section') ?? box.current;
    if (section === null) return;
    let isFirst = true;
    let stop: (() => void) | undefined;

    const watch = () => {
      stop?.();
      const threshold = revealThreshold(section.offsetHeight, window.innerHeight);
      stop = observe(section, tell, { threshold });
    };
    const tell = (isInView: boolean, { intersectionRatio }: IntersectionObserverEntry) => {
      // What was painted before the scripts came must not vanish, however little it was.
      const isSeen = isInView || (isFirst && intersectionRatio > 0);
      isFirst = false;
      setState(isSeen ? undefined : 'waiting');
      if (isSeen) leave();
    };
    const jumpTo = (target: Element | null) => {
      const goal = target?.getBoundingClientRect();
      if (!goal || !isPassed(section.getBoundingClientRect(), goal, window.innerHeight)) return;
      setState('passed');
      leave();
    };
    const followLink = ({ target }: MouseEvent) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) jumpTo(document.getElementById(decodeURIComponent(link.hash.slice(1))));
    };
    const followAddress = () => jumpTo(document.querySelector(':target'));
    const leave = () => {
      stop?.();
      window.removeEventListener('resize', watch);
      document.removeEventListener('click', followLink);
      window.removeEventListener('hashchange', followAddress);
    };

    watch();
    window.addEventListener('resize', watch);
    document.addEventListener('click', followLink);
    window.addEventListener('hashchange', followAddress);
    return leave;
  }, []);

  return (
    <Box ref={box} data-reveal={state}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  ${media.motion} {
    transition:
      opacity var(--slow) var(--ease),
      transform var(--slow) var(--ease);
    &[data-reveal] {
      transition: none;
    }
    &[data-reveal='waiting'] {
      opacity: 0;
      transform: translateY(1rem);
    }
  }
  ${media.print} {
    &[data-reveal] {
      opacity: 1;
      transform: none;
    }
  }
`;
