'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { QuietAction } from '../ui/Button.styles';

const Details = styled.details`
  margin-top: 2rem;
  > summary {
    display: flex;
    margin-inline: auto;
  }
  &[open] > summary {
    margin-bottom: 2rem;
  }
  /* The first text is for the closed list, the second for the open one. */
  &[open] > summary > span:first-child,
  &:not([open]) > summary > span + span {
    display: none;
  }
`;

interface ShowMoreProps {
  more: string;
  less: string;
  children: ReactNode;
}

/**
 * "Show more", and the list that it opens. The script also opens the list if the address leads into
 * it, because Firefox before 139 and older Safari do not do that.
 */
export function ShowMore({ more, less, children }: ShowMoreProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const showTarget = () => {
      const target = details.current?.querySelector(':target');
      if (!target || !details.current || details.current.open) return;
      details.current.open = true;
      target.scrollIntoView();
    };
    showTarget();
    const controller = new AbortController();
    window.addEventListener('hashchange', showTarget, { signal: controller.signal });
    return () => controller.abort();
  }, []);
  return (
    // The browser, or a visitor, may open the list before hydration.
    <Details ref={details} suppressHydrationWarning>
      <QuietAction as="summary">
        <span>{more}</span>
        <span>{less}</span>
      </QuietAction>
      {children}
    </Details>
  );
}
