'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { iconButton } from '../ui/mixins';

/** Room for the cursor behind the last letter. It is nearly twice as wide as the cursor. */
const cursorRoom = '0.12em';

/** All phrases stand in a row below the name, without motion. */
export const stillPhrases = css`
  .still {
    display: block;
    /* Below the tail of a "Q" or a "y" in the name. */
    margin-top: 0.6vw;
    + .role {
      margin-top: 0;
    }
  }
`;

/**
 * Part of `Hero`: the greeting, the name and the phrases. The pause button is shown beside the
 * greeting. In the document it comes last, so that screen readers read the greeting and the name
 * without interruption.
 */
export const headlineStyles = css`
  .headline {
    display: grid;
    /* The first row is as high as the button, so that nothing moves when scripts add it. */
    grid-template-rows: minmax(2.75rem, auto) auto;
    grid-template-columns: auto minmax(2.75rem, 1fr);
    align-content: center;
    align-items: center;
    column-gap: 0.25rem;
    > p {
      color: var(--link);
      font-size: var(--text-lg);
      font-weight: 600;
    }
    > h1,
    > .phrases {
      grid-column: 1 / -1;
    }
    h1 {
      /* As wide as on a phone, so that a phrase has the same lines on every screen. */
      max-width: var(--widest-phrase);
      /* Large letters have space before them. Their strokes begin where the small letters begin. */
      margin-inline-start: -0.025em;
      font-size: var(--text-3xl);
      line-height: 0.94;
    }
    /* The name and the phrases, in the heading or in the paragraph below it. Visitors cannot select
       them, because they already copy the sentence for assistive technology. */
    .on-screen {
      display: grid;
      white-space: pre-line;
      /* Phrases without spaces, for example in Japanese, have marks where a line may break
         (headline-phrases.ts). */
      word-break: keep-all;
      -webkit-user-select: none;
      user-select: none;
    }
  }
  /* All phrases are in one cell, so it is as high as the tallest of them. */
  .phrases > * {
    grid-area: 1 / 1;
    visibility: hidden;
  }
  .phrases > .typed {
    visibility: visible;
    /* Limits the layout work for a new character to this box. */
    contain: layout size;
    /* Arabic phrases on an English page begin at the left, like the English ones. Chromium and
       Safari know the value with the prefix, Firefox without it. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  .with-cursor {
    padding-inline-end: ${cursorRoom};
    margin-inline-end: -${cursorRoom};
    /* The cursor is a background. If it were an element that moves with the text, browsers would
       report layout shifts. */
    background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
  }
  /* In Chrome before 120 the cursor stays at the right. */
  .typed:dir(rtl) > .with-cursor {
    background-position-x: left;
  }
  /* The untyped rest keeps its space, so that no word moves to another line. */
  .rest {
    visibility: hidden;
  }
  /* The blinking cursor, while it is off (start-typing.ts). */
  [data-off] {
    background-size: 0;
  }
  /* The row of all phrases: for less motion, without scripts, and for a single phrase. */
  .still {
    display: none;
    .dotted {
      color: var(--link);
      /* Small on phones, so that the first button is still on the first screen. */
      font-size: clamp(var(--text-sm), 4.3vw, var(--text-lg));
      font-weight: 600;
      line-height: 1.4;
    }
  }
  ${media.still} {
    ${stillPhrases}
    .headline .phrases > :not(:first-child),
    .headline > .phrases {
      display: none;
    }
    .phrases > * {
      visibility: visible;
    }
  }
`;

/** Part of `Hero`, if the name is not typed. The phrases are then in a paragraph below it. */
export const phrasesBelowName = css`
  .headline > .phrases {
    margin-top: 0.75rem;
    font-size: var(--text-xl);
    line-height: 1.2;
  }
`;

/** Stops and starts the typing (WCAG 2.2.2). With less motion, nothing types. */
export const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${media.still} {
    display: none;
  }
`;
