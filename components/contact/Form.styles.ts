'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';
import { withoutScripts } from '../ui/scripts-run';

export const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  ${withoutScripts} {
    display: none;
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
    &[aria-invalid] {
      border-color: var(--bad);
      box-shadow: inset 0 0 0 1px var(--bad);
    }
  }
  textarea {
    resize: vertical;
  }
`;

export const NameAndEmail = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: 1.5rem;
`;

export const Label = styled.label`
  font-size: var(--text-sm);
  font-weight: 600;
`;

export const ProblemText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: 0.4rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 600;
`;

export const FinePrint = styled.p`
  ${muted}
  max-width: var(--measure);
`;

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

export const Spinner = styled.span`
  display: block;
  width: 20px;
  height: 20px;
  border: 2.5px solid;
  border-inline-end-color: transparent;
  border-radius: 50%;
  ${media.motion} {
    animation: ${turn} 800ms linear infinite;
  }
`;

/** The result of sending. Before there is one, the box has no color, and nothing of it is seen. */
export const ResultBox = styled.div<{ $color?: string }>`
  ${({ $color }) =>
    $color &&
    css`
    --result-color: ${$color};
    display: grid;
    gap: 1rem;
    margin-top: 1.5rem;
    scroll-margin-block: 1rem;
    padding: 1rem;
    border: 1px solid var(--line);
    border-inline-start: 4px solid var(--result-color);
    border-radius: var(--radius-sm);
    background: var(--surface);
  `}
`;

/** The result in two words, on a line of their own, because they have no full stop. */
export const ResultLabel = styled.strong`
  display: block;
  color: var(--result-color);
`;
