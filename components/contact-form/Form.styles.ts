'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { muted, row } from '../ui/mixins';

/** If scripts are off, the form is hidden and the page shows the owner's address. */
export const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
`;

export const NameAndEmail = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
`;

/** Rules of a field with a fault. styled-components inserts them with the first fault. */
const invalidRules = css`
  [name][aria-invalid] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
`;

/** The label and "required" in a row, and below them the input or textarea. */
// `unicode-bidi: plaintext` acts like dir="auto", except that an empty field keeps the direction of
// the page. `scroll-margin` keeps the label of a field in view when an attempt to send focuses it.
// In browsers that know `field-sizing`, the height of the message field grows with the text.
// `contain` keeps the text from affecting the width, which a long link would also increase.
export const Field = styled.div<{ $isInvalid: boolean }>`
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.6em;
    margin-bottom: 0.4rem;
    font-size: var(--text-sm);
  }
  label {
    font-weight: 600;
  }
  label + span {
    color: var(--ink-soft);
  }
  [name] {
    display: block;
    width: 100%;
    scroll-margin-block: 3rem 1rem;
    padding: 0.65rem 0.85rem;
    unicode-bidi: plaintext;
    background: var(--surface);
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    ${media.hover} {
      &:hover {
        border-color: var(--ink-soft);
      }
    }
    &:focus-visible {
      border-color: var(--focus);
      outline-offset: 2px;
    }
    &:read-only {
      color: var(--ink-soft);
      background: var(--sunken);
    }
  }
  textarea {
    min-height: 9rem;
    max-height: 26rem;
    resize: vertical;
    field-sizing: content;
    contain: inline-size;
  }
  ${({ $isInvalid }) => $isInvalid && invalidRules}
`;

/** What is wrong with a field. The icon marks it by a shape, not by color alone. */
export const FaultText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: 0.4rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** The line below the message. It has the same distance to the message with and without a text. */
export const CountRow = styled.div`
  margin-top: 0.35rem;
`;

/** The number of characters, at the end of that line. */
export const Count = styled.p`
  ${muted}
  text-align: end;
  &[data-full] {
    color: var(--bad);
    font-weight: 600;
  }
`;

export const Buttons = styled.div`
  ${row}
  gap: var(--space-2);
`;

/** The button, and below it the result. The label changes; the minimum keeps the width the same. */
// While a message is being sent, the button is disabled and cannot have the focus, so the invisible
// status has it. The focus ring is drawn around the button. These rules are in the page from the
// start: inserting them would take a third of the time between a press and the next frame.
export const Sending = styled.div`
  display: grid;
  > button {
    justify-self: start;
    min-width: min(12.5rem, 100%);
    &:disabled {
      cursor: progress;
    }
  }
  [role='status'] {
    outline: none;
  }
  &:has([role='status']:focus-visible) > :disabled {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** Replaces the icon of the button while a message is being sent. */
// It fades in and out for visitors who ask for less motion, and turns for the others.
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

/** The result of an attempt to send; invisible until there is one. */
export const ResultBox = styled.div<{ $color: string | null }>`
  display: grid;
  gap: var(--space-2);
  ${({ $color }) =>
    $color &&
    css`
      margin-top: var(--space-3);
      scroll-margin-block: var(--space-2);
      padding: var(--space-2);
      border: 1px solid var(--line);
      border-inline-start: 4px solid ${$color};
      border-radius: var(--radius-sm);
      background: var(--surface);
      [role='status'] strong {
        color: ${$color};
      }
    `}
`;

/** Replaces a form that has crashed: the owner's address, and the visitor's text. */
export const BrokenFormBox = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
  blockquote {
    padding-inline-start: var(--space-2);
    border-inline-start: 4px solid var(--edge);
    white-space: pre-wrap;
  }
`;

export const FinePrint = styled.p`
  ${muted}
  max-width: var(--measure);
`;
