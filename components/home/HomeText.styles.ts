'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { iconButton } from '../styles/mixins';

export const HomeText = styled.div`
  ${media.lowPhone} {
    margin-top: -0.75rem;
  }
  ${media.split} {
    max-width: var(--home-text-width);
  }
  ${media.low} {
    /* The buttons come before the introduction ('order'), to be on the first screen. */
    display: grid;
  }
`;

/** The phrases of the headline while they are not typed, and the role and place below them. */
export const RoleLines = styled.div`
  margin-top: min(1rem, 2vh);
  ${media.lowPhone} {
    margin-top: 0.5rem;
  }
`;

export const RoleLine = styled.div`
  .dotted {
    font-weight: 500;
  }
`;

export const Introduction = styled.p`
  order: 1;
  max-width: 32em;
  margin-top: max(0.75rem, 1.3vw);
  color: var(--ink-soft);
  /* On narrow phones the text is smaller, so that the first button is on the first screen. */
  font-size: clamp(1rem, min(4.9vw, 2.2svh), var(--text-lg));
  ${media.lowPhone} {
    margin-top: 0.5rem;
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  ${media.vast} {
    max-width: 26em;
  }
  ${media.print} {
    max-width: var(--measure);
    font-size: var(--text-md);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-top: min(1.2rem + 1.4vw, 2.5rem, 4vh);
  ${media.lowPhone} {
    margin-top: 1rem;
  }
`;

/** Availability and accounts in one row, and below them the way to the featured projects. */
export const AfterButtons = styled.div`
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  align-items: center;
  justify-content: space-between;
  column-gap: 1.5rem;
  margin-top: 0.5rem;
  ${media.split} {
    justify-content: start;
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
    ${media.print} {
      display: none;
    }
  }
`;

export const AccountIcons = styled.div`
  /* The padding of the first and of the last icon is outside of the column. */
  margin-inline: -0.75rem;
  ul {
    display: flex;
  }
  a {
    ${iconButton}
  }
  ${media.print} {
    display: none;
  }
`;

/** Links to the featured projects. Paper has the projects themselves. */
export const Proof = styled.div`
  grid-column: 1 / -1;
  ${media.print} {
    display: none;
  }
  a {
    color: inherit;
  }
`;
