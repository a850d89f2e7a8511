'use client';

import { type ReactNode, useCallback } from 'react';
import { useInView } from 'react-intersection-observer';
import { Column } from './Section.styles';

/** What is not in sight is hidden when the observer first says so, so never without scripts. */
const once = { triggerOnce: true, initialInView: true };

interface RevealProps {
  as?: typeof Column;
  children: ReactNode;
}

/**
 * The content of a section, which appears when a tenth of the section is visible (specification,
 * section 2), or a tenth of the window: less of a long section. `Section.styles.ts` hides it and
 * lets it fade in.
 */
export function Reveal({ as: Box = Column, children }: RevealProps) {
  const [observeItself, isTenthVisible] = useInView({ ...once, threshold: 0.1 });
  const [observeInWindow, fillsTenth] = useInView({ ...once, rootMargin: '-10% 0px' });
  // The section, and not the box, which is less high.
  const observe = useCallback(
    (box: Element | null) => {
      const section = box?.closest('section');
      observeItself(section);
      observeInWindow(section);
    },
    [observeItself, observeInWindow],
  );
  return (
    <Box ref={observe} data-reveal={isTenthVisible || fillsTenth ? 'shown' : 'hidden'}>
      {children}
    </Box>
  );
}
