'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { observe } from 'react-intersection-observer';
import styled, { css } from 'styled-components';
import { media } from '../theme/media';

/**
 * The share of a section that must be visible before it shows, from 0 to 1: a tenth (specification,
 * section 9), or half a screen if a tenth is taller than the screen.
 * @param height height of the section, in px
 * @param screen height of the screen, in px
 */
function revealThreshold(height: number, screen: number): number {
  return height > 10 * screen ? screen / 2 / height : 0.1;
}

/** The element of this page that a link leads to. */
function targetOf({ hash }: HTMLAnchorElement): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // The fragment is malformed, like "#%".
    return null;
  }
}

/**
 * Fades and slides its children in once, when a tenth of their section first becomes visible. A
 * jump to an anchor shows the sections that it passes at once, so that the visitor sees no blank
 * page.
 *
 * Children are hidden only after hydration, when the browser reports that they are out of sight. So
 * nothing is ever hidden if scripts are off or fail, or if it is in sight at load.
 */
export function Reveal({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  /** Undefined until the section is first hidden. It then appears with a fade or instantly. */
  const [state, setState] = useState<'hidden' | 'fade' | 'instant'>();

  useEffect(() => {
    // The section is observed, not the box, which moves while it slides in.
    const section = box.current?.closest('section') ?? box.current;
    if (section === null) return;
    let isFirst = true;
    let stop: (() => void) | undefined;
    const listening = new AbortController();

    const watch = () => {
      stop?.();
      const threshold = revealThreshold(section.offsetHeight, window.innerHeight);
      stop = observe(section, update, { threshold });
    };
    const update = (isInView: boolean, { intersectionRatio }: IntersectionObserverEntry) => {
      // Anything painted before the scripts started must not disappear, however little it is.
      const isSeen = isInView || (isFirst && intersectionRatio > 0);
      isFirst = false;
      setState((before) => (isSeen ? before && 'fade' : 'hidden'));
      if (isSeen) leave();
    };
    const jumpTo = (target: Element | null) => {
      if (target === null) return;
      const goal = target.getBoundingClientRect().top;
      const { top, bottom } = section.getBoundingClientRect();
      const isPassed = top < Math.max(0, goal) + window.innerHeight && bottom > Math.min(0, goal);
      if (!isPassed) return;
      setState('instant');
      leave();
    };
    const followLink = ({ target }: MouseEvent) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      if (link) jumpTo(targetOf(link));
    };
    const followAddress = () => jumpTo(document.querySelector(':target'));
    const leave = () => {
      stop?.();
      listening.abort();
    };

    watch();
    const { signal } = listening;
    window.addEventListener('resize', watch, { signal });
    document.addEventListener('click', followLink, { signal });
    window.addEventListener('hashchange', followAddress, { signal });
    return leave;
  }, []);

  return (
    <Box ref={box} data-reveal={state} $canHide={state !== undefined}>
      {children}
    </Box>
  );
}

// The browser inserts these rules when it first hides a section. The exported page does not contain
// them.
const Box = styled.div<{ $canHide: boolean }>`
  ${media.motion} {
    ${({ $canHide }) =>
      $canHide &&
      css`
        &[data-reveal='hidden'] {
          opacity: 0;
          transform: translateY(1rem);
        }
        &[data-reveal='fade'] {
          transition: 280ms var(--ease);
          transition-property: opacity, transform;
        }
      `}
  }
`;
