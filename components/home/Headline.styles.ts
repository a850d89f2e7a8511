'use client';

import styled, { css } from 'styled-components';
import { PHONE_WIDTH } from '@/lib/profile/names';
import { media } from '../styles/media';
import { iconButton } from '../styles/mixins';

/**
 * Styles of an element while a headline may type. Then the typed phrase is in place of the name,
 * and no phrase stands below it. Without scripts, or if the one that types is missing, nothing is
 * typed.
 */
export const whileTyping = (styles: string) => css`
  ${media.motionOnScreen} {
    :root[data-scripts]:not([data-untyped]) & {
      ${styles};
    }
  }
`;

/**
 * The greeting, the name and the phrases. The pause button is beside the greeting. In the document
 * it comes last, so that screen readers read greeting and name without interruption.
 */
export const HeadlineBox = styled.div`
  display: grid;
  /* The first row is as high as the button, so that nothing moves when scripts add it. */
  grid-template-rows: minmax(var(--tap-size), auto);
  grid-template-columns: auto minmax(var(--tap-size), 1fr);
  align-items: center;
  column-gap: 0.25rem;
`;

export const Greeting = styled.p`
  ${media.belowSplit} {
    /* Farther along its line, the coast comes down to it. */
    max-width: 48vw;
  }
  color: var(--link);
  font-size: var(--text-lg);
  font-weight: 600;
`;

/** Stops and starts the typing (WCAG 2.2.2). If nothing is typed, it is not rendered. */
export const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
`;

export const Heading = styled.h1`
  grid-column: 1 / -1;
  /* A width in em holds the same letters at every size, so a phrase has the same lines on every
     screen. */
  max-width: max(${PHONE_WIDTH}em, var(--headline-width) * 1em);
  /* Large letters have visible space before them. Without it, they begin where small ones do. */
  margin-inline-start: -0.025em;
  font-size: var(--text-3xl);
`;

/** The name, and in the same place the phrase that is typed. */
export const Phrases = styled.span`
  display: grid;
  white-space: pre-line;
`;

/** The name. If other phrases are typed in turn with it, it only keeps its space meanwhile. */
export const NamePhrase = styled.span<{ $isTyped: boolean }>`
  grid-area: 1 / 1;
  ${({ $isTyped }) => $isTyped && whileTyping('visibility: hidden')}
`;

/** The phrase that is typed now. All but the name are so small that they have room in its place. */
export const TypedPhrase = styled.span`
  grid-area: 1 / 1;
  display: none;
  ${whileTyping('display: block')}
  /* Limits the layout work for a new character to this box. */
  contain: layout size;
  /* Arabic phrases on an English page begin at the left, like the English phrases. Chromium and
     Safari need the prefix. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  &[data-small] {
    font-size: var(--phrase-size);
  }
`;

const cursorRoom = '0.12em';

/**
 * The characters that are typed, and the cursor, which is as high as capitals and a little more. It
 * is a background, because browsers report an element that moves as a layout shift.
 */
export const TypedPart = styled.span`
  padding-inline-end: ${cursorRoom};
  margin-inline-end: -${cursorRoom};
  /* It has 66 % of the height of this part. Of the rest, 64 % is above it. */
  background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
  /* Chrome before 120 does not know ':dir()', so there the cursor stays at the right. */
  &:dir(rtl) {
    background-position-x: left;
  }
  /* The cursor blinks. */
  &[data-off] {
    background-size: 0;
  }
`;

/** The other characters of the phrase keep their space, so that no word moves. */
export const UntypedPart = styled.span`
  visibility: hidden;
`;
