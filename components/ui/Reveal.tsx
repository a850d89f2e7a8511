'use client';

import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useInView } from 'react-intersection-observer';
import styled from 'styled-components';
import { media } from '../theme/media';

/** Share of a section that has to be visible before it shows (specification, section 9). */
const sectionShare = 0.1;
/** From this many screens on, 10 % of a section can never be on screen at once. */
const tallestInScreens = 10;
/** Share of the screen such a section has to fill instead. */
const screenShare = 0.5;

/** The threshold for a section of `height` px on a screen of `screen` px, from 0 to 1. */
export function revealThreshold(height: number, screen: number): number {
  return height > tallestInScreens * screen ? (screenShare * screen) / height : sectionShare;
}

/**
 * Fades and slides its children in once, when a tenth of them first becomes visible.
 *
 * Everything is visible until the browser has said, after hydration, that it is out of sight:
 * without scripts, with failed scripts and in sight at load, nothing is ever hidden.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [threshold, setThreshold] = useState(sectionShare);
  const [wasSeen, setWasSeen] = useState(false);
  const { ref, inView } = useInView({
    threshold,
    initialInView: true,
    triggerOnce: true,
    skip: wasSeen,
    onChange: setWasSeen,
  });

  useEffect(() => {
    if (box === null || wasSeen) return;
    const measure = () => setThreshold(revealThreshold(box.offsetHeight, window.innerHeight));
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box, wasSeen]);

  const join = useCallback(
    (element: HTMLElement | null) => {
      setBox(element);
      return ref(element);
    },
    [ref],
  );

  return (
    <Box ref={join} data-waiting={inView ? undefined : ''}>
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
