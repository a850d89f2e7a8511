'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { tapTarget } from '../styles/mixins';

/** Use `as="button"` for a button. */
export const QuietAction = styled.a`
  ${tapTarget}
  display: inline-flex;
  justify-content: center;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-sm);
  background: var(--surface);
  font-size: var(--text-sm);
  line-height: 1.2;
  text-align: center;
  ${media.print} {
    display: none;
  }
`;

/** The action that a visitor should take next, one per screen. */
export const PrimaryAction = styled(QuietAction)`
  border-color: var(--action-edge);
  color: var(--on-action);
  background: var(--action);
`;

/** Opens the rest of a list, and is hidden then. */
export const Summary = styled.summary`
  ${tapTarget}
  margin-top: 1.5rem;
  color: var(--link);
  text-decoration: underline;
  cursor: pointer;
  [open] > & {
    display: none;
  }
`;
