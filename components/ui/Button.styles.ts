'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';

/** Shared by links that look like buttons and by real ones: 48 px tall, a whole thumb. */
const buttonShape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  min-height: 3rem;
  padding: 0.6rem 1rem;
  border: 1.5px solid var(--edge);
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

const primary = css`
  color: var(--on-action);
  background: var(--action);
  border-color: var(--action-edge);
  ${media.hover} {
    &:hover {
      background: var(--action-hover);
    }
  }
`;

/** What can be pressed, but need not be next. */
export const quiet = css`
  color: var(--ink);
  background: var(--surface);
  ${media.hover} {
    &:hover {
      border-color: var(--ink);
    }
  }
`;

/** A button that shows an icon alone. */
export const iconButton = css`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;

/** The one thing a visitor should do next; one in sight at a time. */
export const PrimaryLink = styled.a`
  ${buttonShape}
  ${primary}
`;

export const QuietLink = styled.a`
  ${buttonShape}
  ${quiet}
`;

export const PrimaryButton = styled.button`
  ${buttonShape}
  ${primary}
  &:disabled {
    cursor: progress;
  }
`;

export const QuietButton = styled.button`
  ${buttonShape}
  ${quiet}
`;
