'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../theme/media';
import { muted, row } from '../ui/Section.styles';

// `unicode-bidi`: as dir=auto, but an empty field keeps the page's direction.
// `scroll-margin`: a field that the browser reports scrolls into view with its label.
// `&:user-invalid`: not before the visitor has edited the field.
const control = css`
  width: 100%;
  min-height: 3rem;
  scroll-margin-block: 3rem 1rem;
  padding: 0.65rem 0.85rem;
  unicode-bidi: plaintext;
  color: var(--ink);
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
  &:user-invalid {
    border-color: var(--bad);
    box-shadow: inset 0 0 0 1px var(--bad);
  }
  &:read-only {
    color: var(--ink-soft);
    background: var(--sunken);
  }
`;

/** Hidden without scripting, where the owner's address is shown instead. */
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

export const Field = styled.div`
  min-width: 0;
  label {
    display: block;
    margin-bottom: 0.4rem;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

export const Input = styled.input`
  ${control}
`;

// `field-sizing`: grows with the text, in browsers that support it.
export const TextArea = styled.textarea`
  ${control}
  display: block;
  min-height: 9rem;
  max-height: 26rem;
  resize: vertical;
  overflow-wrap: anywhere;
  field-sizing: content;
`;

/** A notice, and at the other end the number of characters. */
export const UnderMessage = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  margin-top: 0.35rem;
  font-size: var(--text-sm);
  p:first-child {
    position: relative;
    flex: 1 1 14rem;
  }
  [id] {
    color: var(--ink-soft);
  }
  [data-full] {
    color: var(--bad);
    font-weight: 600;
  }
`;

export const Row = styled.div`
  ${row}
  gap: var(--space-2);
`;

// `min-width`: as wide as the button's longest label, so that the button keeps its width.
export const SendGroup = styled.div`
  display: grid;
  width: fit-content;
  min-width: min(12.5rem, 100%);
  border-radius: var(--radius-sm);
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const breathe = keyframes`
  50% { opacity: 0.35; }
`;

/** Replaces the button's icon while a message is being sent. */
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
 * The result of an attempt; invisible before. Its colours are inserted with the first result, so that
 * the exported page does not contain them.
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

export const FinePrint = styled.p`
  ${muted}
  max-width: var(--measure);
`;
