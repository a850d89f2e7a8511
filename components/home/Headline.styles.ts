'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { iconButton, whileTyping } from '../styles/mixins';
import { roleMargin } from '../ui/Hero.styles';

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
  h1 {
    grid-column: 1 / -1;
    /* As wide as on a phone, so that a phrase has the same lines on every screen. */
    max-width: var(--widest-phrase);
    /* Large letters have visible space before them. They begin where the small letters begin. */
    margin-inline-start: -0.025em;
    font-size: var(--text-3xl);
    ${media.print} {
      margin: 0;
    }
  }
  /* The greeting. */
  > p {
    ${media.print} {
      display: none;
    }
    color: var(--link);
    font-size: var(--text-lg);
    font-weight: 600;
  }
`;

/** The room for the cursor behind the last letter. */
const cursorRoom = '0.12em';

/** The typed part of a phrase, and the rest, which keeps its space, so that no word moves. */
const typedPhrase = css`
  /* Limits the layout work for a new character to this box. */
  contain: layout size;
  /* Arabic phrases on an English page begin at the left, like the English phrases. Chromium and
     Safari need the prefix. */
  text-align: -webkit-match-parent;
  text-align: match-parent;
  /* The cursor, from the baseline to the top of capitals. It is a background, because browsers
     report an element that moves as a layout shift. */
  > :first-child {
    padding-inline-end: ${cursorRoom};
    margin-inline-end: -${cursorRoom};
    background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
  }
  /* Chrome before 120 does not know ':dir()', so there the cursor stays at the right. */
  &:dir(rtl) > :first-child {
    background-position-x: left;
  }
  /* While the cursor is hidden. */
  > [data-off] {
    background-size: 0;
  }
  > :last-child {
    visibility: hidden;
  }
`;

/**
 * Shows the name or, while the headline types, the last child: the typed phrase. All phrases are
 * then in one cell, which is as high as the tallest one.
 */
export const Phrases = styled.span`
  display: grid;
  white-space: pre-line;
  /* In Chrome, lines of Japanese text end between phrases. */
  word-break: auto-phrase;
  > :not(:first-child) {
    display: none;
  }
  ${whileTyping(css`
    > * {
      grid-area: 1 / 1;
      display: block;
    }
    > :not(:last-child) {
      visibility: hidden;
    }
  `)}
  > [dir] {
    ${typedPhrase}
  }
`;

const hiddenWhileTyping = whileTyping(css`
  display: none;
`);

/** All phrases in a row below the name, unless they are typed. The role follows without a gap. */
export const PhraseRow = styled.div<{ $isTyped: boolean }>`
  /* The upper margin keeps the row below the tail of a "Q" or a "y" in the name. */
  margin-block: 0.6vw calc(-1 * ${roleMargin});
  .dotted {
    color: var(--link);
    /* Small on phones, so that the first button is still on the first screen. */
    font-size: clamp(var(--text-sm), 4.3vw, var(--text-lg));
    font-weight: 600;
    line-height: 1.4;
  }
  ${({ $isTyped }) => $isTyped && hiddenWhileTyping}
`;

/** Stops and starts the typing (WCAG 2.2.2). If nothing is typed, it is not rendered. */
export const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
  ${media.lessMotion} {
    display: none;
  }
`;
