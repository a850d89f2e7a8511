'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { iconButton, whileTyping } from '../styles/mixins';

const roleMargin = 'min(1rem, 2vh)';

export const Role = styled.div`
  margin-top: ${roleMargin};
  > div {
    font-weight: 500;
    line-height: 1.6;
  }
`;

const hiddenWhileTyping = whileTyping(css`
  display: none;
  + ${Role} {
    margin-top: ${roleMargin};
  }
`);

/** All phrases in a row below the name, unless they are typed. */
export const PhraseRow = styled.div<{ $isTyped: boolean }>`
  /* Keeps the row below the tail of a "Q" or a "y" in the name. */
  margin-top: 0.6vw;
  .dotted {
    color: var(--link);
    /* Small on phones, so that the first button is still on the first screen. */
    font-size: clamp(var(--text-sm), 4.3vw, var(--text-lg));
    font-weight: 600;
    line-height: 1.4;
  }
  + ${Role} {
    margin-top: 0;
  }
  ${({ $isTyped }) => $isTyped && hiddenWhileTyping}
`;

export const Availability = styled.p`
  flex: 1;
  display: flex;
  align-items: baseline;
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
  /* On a line of its own. Otherwise it is beside the icons, in line with their middle. */
  ${media.lowPhone} {
    flex: 100%;
    margin-top: 0.75rem;
  }
  ${media.desktop} {
    flex: 100%;
    order: 1;
    margin-top: 0.75rem;
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
