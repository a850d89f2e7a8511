'use client';

import styled, { css } from 'styled-components';

const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3rem;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-sm);
  color: var(--ink);
  background: var(--surface);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
`;

/** The action that a visitor should take next, one per screen. Use `as="button"` for a button. */
export const PrimaryAction = styled.a`
  ${action}
  border-color: var(--action-edge);
  color: var(--on-action);
  background: var(--action);
`;

export const QuietAction = styled.a`
  ${action}
`;
