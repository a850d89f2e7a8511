'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { tapTarget } from '../ui/Section.styles';

/** The first stop of the keyboard: past the header, seen only while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  z-index: 20;
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.75rem 1rem;
  border-radius: var(--radius-sm);
  color: var(--paper);
  background: var(--ink);
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;

/**
 * Transparent at the top, translucent with blur once `data-scrolled` stands on the root element.
 * Both lie in a pseudo-element of fixed make, so that only its opacity has to change.
 */
// `@motion`: not before the visitor does anything: reloaded half-way down, the header is right at
// once.
export const Bar = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  height: var(--header-height);
  padding-inline: max(var(--gutter), calc((100% - var(--width)) / 2));
  color: var(--ink);

  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--paper);
    opacity: 0;
    @supports (backdrop-filter: blur(1px)) or (-webkit-backdrop-filter: blur(1px)) {
      background: var(--veil);
      -webkit-backdrop-filter: blur(12px);
      backdrop-filter: blur(12px);
    }
  }
  :root[data-scrolled] &::before {
    opacity: 1;
  }
  ${media.motion} {
    :root[data-touched] &::before {
      transition: opacity var(--fast) var(--ease);
    }
  }
`;

// `span`: the longest name takes two lines and the end of it goes; the hero says it in full.
export const Brand = styled.a`
  ${tapTarget}
  min-width: 0;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.15;
  span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;
