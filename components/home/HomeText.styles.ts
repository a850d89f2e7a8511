'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { iconButton } from '../styles/mixins';

export const HomeText = styled.div`
  ${media.split} {
    max-width: var(--home-text-width);
  }
  ${media.low} {
    /* The buttons come before the introduction ('order'), to be on the first screen. */
    display: grid;
  }
`;

/** The role, the place, and the phrases of the headline. */
export const RoleLines = styled.div`
  margin-top: min(1rem, 2vh);
`;

/** What the headline types does not stand below it at the same time. */
export const PhraseLine = styled.div<{ $isTyped: boolean }>`
  display: ${({ $isTyped }) => $isTyped && 'var(--untyped-display, block)'};
`;

export const Role = styled(PhraseLine)`
  color: var(--link);
  /* Small on phones, so that the first button is still on the first screen. */
  font-size: clamp(var(--text-sm), 4.3vw, var(--text-lg));
  font-weight: 600;
  line-height: 1.4;
`;

/** What is before or after a "|" breaks only where it is longer than a line. */
export const RolePart = styled.span`
  display: inline-block;
`;

export const Introduction = styled.p`
  order: 1;
  max-width: var(--measure);
  margin-top: max(1rem, 1.3vw);
  color: var(--ink-soft);
  /* On narrow phones the text is smaller, so that the first button is on the first screen. */
  font-size: clamp(1rem, min(4.9vw, 2.2svh), var(--text-lg));
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: min(1.2rem + 1.4vw, 2.5rem, 4vh);
`;

/** Availability and accounts, in one row if there is room, and links to the featured projects. */
export const BelowButtonsBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  margin-top: 1.25rem;
  ${media.split} {
    max-width: var(--home-text-width);
  }
`;

export const Availability = styled.p`
  display: flex;
  align-items: baseline;
  gap: 0.6em;
  font-size: var(--text-sm);
  font-weight: 600;
  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: var(--good);
    forced-color-adjust: none;
  }
`;

export const AccountIcons = styled.div`
  /* The padding of the icons is outside of the column, and of the gaps. */
  margin: -0.75rem;
  ul {
    display: flex;
  }
  a {
    ${iconButton}
  }
  /* On paper, Contact has their names and addresses. */
  ${media.print} {
    display: none;
  }
`;

/** Links to the featured projects. Paper has the projects themselves. */
export const FeaturedLinks = styled.div`
  width: 100%;
  a {
    text-decoration: underline;
  }
`;
