'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { muted, row } from '../ui/mixins';

/** The form while a message is being sent. The rules are inserted with the first attempt. */
// The disabled button cannot have the focus, so the invisible status has it. The focus ring is then
// around the button.
const sendingRules = css`
  [name]:read-only {
    color: var(--ink-soft);
    background: var(--sunken);
  }
  &:has([role='status']:focus-visible) [type='submit'] {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  [type='submit'] {
    cursor: progress;
  }
  [role='status'] {
    outline: none;
  }
`;

/** If scripts are off, the form is hidden and the page shows the owner's address. */
export const Form = styled.form<{ $isSending: boolean }>`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    display: none;
  }
  ${({ $isSending }) => $isSending && sendingRules}
`;

export const NameAndEmail = styled.div`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
`;

/** A field with a fault. The rules are inserted when the first fault is found. */
const invalidRules = css`
  [name][aria-invalid] {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
`;

/** A row with the name of the field and "required". An input or a textarea is below it. */
// `unicode-bidi: plaintext` acts like dir="auto", except that an empty field keeps the direction of
// the page. `scroll-margin` keeps the label of a field in view when an attempt to send focuses it.
export const Field = styled.div<{ $isInvalid: boolean }>`
  min-width: 0;
  > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
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
    min-height: 3rem;
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
  }
  /* In browsers that know field-sizing, the field grows with the text. */
  textarea[name] {
    min-height: 9rem;
    max-height: 26rem;
    resize: vertical;
    overflow-wrap: anywhere;
    field-sizing: content;
  }
  ${({ $isInvalid }) => $isInvalid && invalidRules}
`;

/** What is wrong with a field. The icon marks it by a shape, not by colour alone. */
export const FaultText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: 0.4rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 600;
  svg {
    flex: none;
  }
`;

/** Contains the number of characters. It keeps its distance to the message while it is empty. */
export const CountRow = styled.div`
  position: relative;
  margin-top: 0.35rem;
`;

/** The number of characters, at the end of the line below the message. */
export const Count = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-sm);
  text-align: end;
  &[data-full] {
    color: var(--bad);
    font-weight: 600;
  }
`;

export const Row = styled.div`
  ${row}
  gap: var(--space-2);
`;

/** Contains the button. It is as wide as the longest label, so that the button keeps its width. */
export const SendBox = styled.div`
  display: grid;
  width: fit-content;
  min-width: min(12.5rem, 100%);
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** Replaces the icon of the button while a message is being sent. It turns if motion is allowed. */
export const Spinner = styled.span`
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

/**
 * The result of an attempt to send. It is invisible before. Its colours are inserted with the first
 * result, so that the exported page does not contain them.
 */
export const ResultBox = styled.div<{ $colour: string | null }>`
  position: relative;
  display: grid;
  gap: var(--space-2);
  ${({ $colour }) =>
    $colour &&
    css`
      margin-top: var(--space-3);
      padding: var(--space-2);
      border: 1px solid var(--line);
      border-inline-start: 4px solid ${$colour};
      border-radius: var(--radius-sm);
      background: var(--surface);
      [role='status'] strong {
        color: ${$colour};
      }
    `}
`;

/** The address and the text that replace a broken form. */
export const BrokenFormBox = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--measure);
`;

/** The visitor's own text. */
export const Quotation = styled.blockquote`
  padding-inline-start: var(--space-2);
  border-inline-start: 4px solid var(--edge);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export const FinePrint = styled.p`
  ${muted}
  max-width: var(--measure);
`;
