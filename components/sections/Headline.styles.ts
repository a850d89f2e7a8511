'use client';

import styled, { keyframes } from 'styled-components';
import { media } from '../theme/media';
import { iconButton } from '../ui/Button.styles';

export const Stage = styled.div`
  position: relative;
`;

/** All phrases lie in one cell of a grid: the tallest sets its size, so nothing below ever moves. */
export const Heading = styled.h1`
  display: grid;
  font-size: var(--text-3xl);
  font-weight: 760;
  letter-spacing: -0.03em;
  line-height: 1.04;
  text-wrap: wrap;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
`;

/** Takes the room of a phrase without showing or saying it. */
export const Phrase = styled.span`
  visibility: hidden;
  &::before {
    content: attr(data-text);
  }
  &::after {
    content: '';
    padding-inline-end: 0.12em;
  }
`;

const blink = keyframes`
  50% { background-size: 0; }
`;

/**
 * The text being typed, and the cursor at its end. It is a background, because a box of its own
 * that wanders with the text is reported as a layout shift.
 */
// `> :last-child`: what is still to be typed keeps its room, so that the words before it stay.
// `text-align`: a phrase in another direction than the page's stands on the page's side.
export const Typed = styled.span`
  text-align: match-parent;
  > :first-child {
    padding-inline-end: 0.12em;
    margin-inline-end: -0.12em;
    background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
    &:dir(rtl) {
      background-position-x: left;
    }
  }
  > :last-child {
    visibility: hidden;
  }
  ${media.motion} {
    &[data-moving] > :first-child {
      animation: ${blink} 1.1s steps(1) infinite;
    }
  }
`;

export const PauseButton = styled.button`
  ${iconButton}
  position: absolute;
  inset-inline-end: 0;
  bottom: calc(100% + 0.25rem);
  border-radius: 50%;
  color: var(--ink-soft);
  ${media.hover} {
    &:hover {
      color: var(--ink);
      background: var(--sunken);
    }
  }
`;
