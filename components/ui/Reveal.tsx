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
 * Fades and slides its children in once, when a tenth of their section first becomes visible.
 *
 * Everything is visible until the browser has said, after hydration, that it is out of sight:
 * without scripts, with failed scripts and in sight at load, nothing is ever hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);

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
      setWaiting(!isSeen);
      if (isSeen) leave();
    };
    const leave = () => {
      stop?.();
      window.removeEventListener('resize', watch);
    };

    watch();
    window.addEventListener('resize', watch);
    return leave;
  }, []);

  return (
    <Box ref={box} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </Box>
  );
}

const Box = styled.div`
  ${media.motion} {
    transition:
      opacity var(--slow) var(--ease),
      transform var(--slow) var(--ease);
    &[data-waiting] {
      opacity: 0;
      transform: translateY(1.5rem);
      transition: none;
    }
  }
  ${media.print} {
    &[data-waiting] {
      opacity: 1;
      transform: none;
    }
  }
`;
