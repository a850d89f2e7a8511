'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { iconButton } from '../ui/mixins';

/** Room for the cursor behind the last letter. It is twice as wide as the cursor. */
const cursorRoom = '0.12em';

/**
 * In the document the pause button comes last, so that screen readers read the greeting and the
 * name without interruption.
 */
// The first row is as high as the button, so that nothing moves when scripts add the button.
//
// All phrases are in one cell, so it is as high as the tallest of them. A phrase is at most as wide
// as on a phone, so that it has the same lines on every screen. Phrases without spaces, for example
// in Japanese, have marks where a line may break (`headlinePhrases`). `[data-text]` is an invisible
// phrase that only reserves its space.
//
// `.typed` contains the text being typed, `.visible`, with the cursor at its end. The cursor is a
// background, because browsers report a box that moves with the text as a layout shift. Copying
// skips this text, because the sentence for assistive technology is copied already. `.rest` is the
// untyped rest of the phrase. It is invisible but keeps its space, so that a word never moves to
// another line, and a phrase of the other direction does not move. `match-parent` aligns Arabic
// phrases on an English page to the left, like the English ones. Chromium and Safari know the value
// with the prefix, Firefox without it. `contain` limits the layout work for a new character to this
// box.
export const headlineStyles = css`
  .headline {
    display: grid;
    grid-template-rows: minmax(2.75rem, auto) auto;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: center;
    align-items: center;
    column-gap: 0.25rem;
    > p {
      color: var(--link);
      font-size: var(--text-lg);
      font-weight: 600;
    }
    h1 {
      display: grid;
      grid-row: 2;
      grid-column: 1 / -1;
      font-size: var(--text-3xl);
      line-height: 0.94;
      white-space: pre-line;
      word-break: keep-all;
      > * {
        grid-area: 1 / 1;
        max-width: var(--widest-phrase);
      }
    }
    [data-text]::before {
      content: attr(data-text);
      visibility: hidden;
    }
    .typed {
      contain: layout size;
      text-align: -webkit-match-parent;
      text-align: match-parent;
      -webkit-user-select: none;
      user-select: none;
    }
    .visible {
      padding-inline-end: ${cursorRoom};
      margin-inline-end: -${cursorRoom};
      background: linear-gradient(var(--action), var(--action)) right 64% / 0.07em 66% no-repeat;
    }
    [dir='rtl'] > .visible {
      background-position-x: left;
    }
    .rest {
      visibility: hidden;
    }
    [data-off] {
      background-size: 0;
    }
  }
`;

export const PauseButton = styled.button`
  ${iconButton}
  grid-area: 1 / 2;
  border-radius: 50%;
  color: var(--ink-soft);
  ${media.hover} {
    &:hover {
      color: var(--ink);
      background: var(--sunken);
    }
  }
`;
