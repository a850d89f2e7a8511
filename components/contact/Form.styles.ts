'use client';

import styled, { css, keyframes } from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';
import type { FormState } from './useMessageForm';

export const Form = styled.form`
  display: grid;
  gap: 1.5rem;
  /* Name and e-mail address, side by side if both fit. */
  > :first-child {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
    gap: 1.5rem;
  }
  label {
    font-size: var(--text-sm);
    font-weight: 600;
    + span {
      ${muted}
    }
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
    &:read-only {
      color: var(--ink-soft);
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
    /* The height grows with the text. Without 'contain', a long link would also make the field
       wider. */
    field-sizing: content;
    contain: inline-size;
  }
  button {
    /* Keeps the width of the button while its label changes. */
    min-width: min(12.5rem, 100%);
  }
`;

export const FinePrint = styled.p`
  ${muted}
  max-width: var(--measure);
`;

/** The result of sending. Until there is one, only screen readers meet it, and it has no styles. */
export const ResultBox = styled.div<{ $kind: FormState['kind'] }>`
  ${({ $kind }) => boxes[$kind]}
`;

const resultBox = (color: string) => css`
  display: grid;
  gap: 1rem;
  margin-top: 1.5rem;
  scroll-margin-block: 1rem;
  padding: 1rem;
  border: 1px solid var(--line);
  border-inline-start: 4px solid ${color};
  border-radius: var(--radius-sm);
  background: var(--surface);
  /* A label and a sentence: one below the other, because the label has no full stop. */
  strong {
    display: block;
    color: ${color};
  }
`;

const boxes = {
  idle: undefined,
  /* It has the focus, but no visible text, so an outline would be around nothing. */
  sending: css`
    [role='status'] {
      outline: none;
    }
  `,
  sent: resultBox('var(--good)'),
  failed: resultBox('var(--bad)'),
};

export const ProblemText = styled.p`
  display: flex;
  gap: 0.5em;
  margin-top: 0.4rem;
  color: var(--bad);
  font-size: var(--text-sm);
  font-weight: 600;
`;

/** "4,900 of 5,000 characters". */
export const Count = styled.p`
  ${muted}
  margin-top: 0.35rem;
  text-align: end;
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
