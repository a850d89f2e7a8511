'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

/** A link or button of 48 px height. */
// Its variants set `--button-edge` instead of `border-color`, which would depend on the order in
// which the rules are inserted.
const Action = styled.a`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3rem;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--button-edge, var(--edge));
  border-radius: var(--radius-sm);
  font-size: var(--text-sm);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  ${media.wide} {
    padding-inline: 1.25rem;
  }
  ${media.motion} {
    transition: transform var(--fast) var(--ease);
  }
  &:active {
    transform: translateY(1px);
  }
`;

/** The action that a visitor should take next, one per screen. Use `as="button"` for a button. */
export const PrimaryAction = styled(Action)`
  color: var(--on-action);
  background: var(--action);
  --button-edge: var(--action-edge);
  ${media.hover} {
    &:hover {
      background: var(--action-hover);
    }
  }
`;

/** Any other action. Use `as="button"` for a button. */
export const QuietAction = styled(Action)`
  color: var(--ink);
  background: var(--surface);
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
`;
