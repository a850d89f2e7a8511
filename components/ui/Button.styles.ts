'use client';

import styled, { css } from 'styled-components';
import { boldTapTarget } from '../styles/mixins';

const action = css`
  ${boldTapTarget}
  display: inline-flex;
  justify-content: center;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.2;
  text-align: center;
`;

/** The action that a visitor should take next, one per screen. Use `as="button"` for a button. */
export const PrimaryAction = styled.a.attrs({ className: 'off-paper' })`
  ${action}
  border-color: var(--action-edge);
  color: var(--on-action);
  background: var(--action);
`;

export const QuietAction = styled.a.attrs({ className: 'off-paper' })`
  ${action}
`;
