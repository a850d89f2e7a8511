'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { iconButton, onlyOnScreen } from '../styles/mixins';

export const Role = styled.div`
  margin-top: min(1rem, 2vh);
  > div {
    font-weight: 500;
    line-height: 1.6;
  }
`;

const shownRow = css`
  display: block;
  /* Keeps the row below the tail of a "Q" or a "y" in the name. */
  margin-top: 0.6vw;
  + ${Role} {
    margin-top: 0;
  }
`;

/** All phrases in a row below the name, if they are not typed. */
export const PhraseRow = styled.div<{ $isTyped: boolean }>`
  display: none;
  .dotted {
    color: var(--link);
    /* Small on phones, so that the first button is still on the first screen. */
    font-size: clamp(var(--text-sm), 4.3vw, var(--text-lg));
    font-weight: 600;
    line-height: 1.4;
  }
  ${({ $isTyped }) => !$isTyped && shownRow}
  ${media.still} {
    ${shownRow}
  }
  ${onlyOnScreen}
`;

export const Availability = styled.p`
  flex: 1;
  display: flex;
  align-items: baseline;
  margin-top: 0.75rem;
  gap: 0.6em;
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.35;
  &::before {
    content: '';
    flex: none;
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: var(--good);
    forced-color-adjust: none;
  }
  ${media.lowPhone} {
    flex: 100%;
  }
  ${media.desktop} {
    flex: 100%;
    order: 1;
  }
`;

export const AccountIcons = styled.ul`
  display: flex;
  /* The padding of the first and of the last icon is outside of the column. */
  margin-inline: -0.75rem;
  a {
    ${iconButton}
  }
  ${media.desktop} {
    margin-inline-start: 0;
  }
`;
