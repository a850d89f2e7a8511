'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

/** Without scripts it could do nothing, so it is not shown; its place is kept. */
export const Switch = styled.fieldset`
  display: inline-flex;
  margin-top: var(--space-1);
  border: 1px solid var(--edge);
  border-radius: var(--radius-sm);
  &:disabled {
    visibility: hidden;
  }
  ${media.desktop} {
    margin-top: 0;
  }
`;

export const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: calc(var(--radius-sm) - 1px);
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:checked) {
    color: var(--paper);
    background: var(--ink);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      color: HighlightText;
      background: Highlight;
    }
  }
  ${media.desktop} {
    @media (pointer: fine) {
      width: 2.25rem;
      height: 2.25rem;
    }
  }
`;
