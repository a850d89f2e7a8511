import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { muted, wrappingRow } from '../ui/mixins';

/** If scripts are off, the form is hidden and the page shows the owner's address. */
export const Form = styled.form`
  &,
  .name-and-email {
    display: grid;
    gap: 1.5rem;
  }
  @media (scripting: none) {
    display: none;
  }
  .name-and-email {
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  }
  label,
  label + span {
    font-size: var(--text-sm);
    font-weight: 600;
  }
  label + span {
    color: var(--ink-soft);
    font-weight: 400;
  }
  input,
  textarea {
    display: block;
    width: 100%;
    margin-top: 0.4rem;
    /* Keeps the label in view when an attempt to send focuses the field. */
    scroll-margin-block: 3rem 1rem;
    padding: 0.65rem 0.85rem;
    /* Acts like dir="auto", but an empty field keeps the direction of the page. */
    unicode-bidi: plaintext;
    background: var(--surface);
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    &:focus-visible {
      border-color: var(--focus);
      outline-offset: 2px;
    }
    &:read-only {
      color: var(--ink-soft);
      background: var(--sunken);
    }
    &[aria-invalid] {
      border-color: var(--bad);
      box-shadow: inset 0 0 0 1px var(--bad);
    }
  }
  textarea {
    min-height: 9rem;
    max-height: 26rem;
    resize: vertical;
    /* The height grows with the text. The text does not affect the width, which a long link would
       increase. */
    field-sizing: content;
    contain: inline-size;
  }
  .fine-print {
    ${muted}
    max-width: var(--measure);
  }
`;

interface SendAreaProps {
  $isSending: boolean;
  /** The color of the result; null while there is none. Without a result the box is invisible. */
  $tone: 'good' | 'bad' | null;
}

/** The send button, and the box of the result below it. */
export const SendArea = styled.div<SendAreaProps>`
  > button {
    /* Keeps the width the same while the label changes. */
    min-width: min(12.5rem, 100%);
  }
  ${({ $isSending }) => $isSending && sendingStyles}
  ${({ $tone }) => $tone && resultStyles($tone)}
`;

// The exported page does not contain the rules below. styled-components inserts them when they are
// first needed.

/**
 * While a message is being sent, the button is disabled and cannot have the focus. The invisible
 * status element has it then, and these rules draw the focus ring around the button. In browsers
 * without `:has()`, like Firefox before 121, the ring is around the status element, and looks like
 * a bar below the button.
 */
const sendingStyles = css`
  > button {
    cursor: progress;
  }
  &:has([role='status']:focus-visible) {
    [role='status'] {
      outline: none;
    }
    > button {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
    }
  }
`;

const resultStyles = (tone: 'good' | 'bad') => css`
  > div {
    display: grid;
    gap: 1rem;
    margin-top: 1.5rem;
    scroll-margin-block: 1rem;
    padding: 1rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--${tone});
    border-radius: var(--radius-sm);
    background: var(--surface);
  }
  /* A label and a sentence: one below the other, because the label has no full stop. */
  [role='status'] strong {
    display: block;
    color: var(--${tone});
  }
`;

/** What is wrong with a field. The icon marks it by a shape, not by color alone. */
export const ProblemText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: 0.4rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** "4,900 of 5,000 characters". It is red when no characters are left. */
export const Count = styled.p`
  ${muted}
  margin-top: 0.35rem;
  text-align: end;
  &[data-full] {
    color: var(--bad);
    font-weight: 600;
  }
`;

export const Buttons = styled.div`
  ${wrappingRow}
  gap: 1rem;
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** For visitors who ask for less motion it fades in and out. For all others it turns. */
export const Spinner = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  border: 2.5px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  animation: ${breathe} 1600ms ease-in-out infinite;
  ${media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`;

export const BrokenFormBox = styled.div`
  display: grid;
  gap: 1.5rem;
  max-width: var(--measure);
  blockquote {
    padding-inline-start: 1rem;
    border-inline-start: 4px solid var(--edge);
    white-space: pre-wrap;
  }
`;
