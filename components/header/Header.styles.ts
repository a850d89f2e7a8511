'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget } from '../styles/mixins';
import { BAR_GAP } from './row-breakpoint';

/** The opacity of the bar over scrolled content. More would hide the blur, and less the links. */
export const BAR_OPACITY = 0.92;

/** The bar at the top, with the ground of the section behind it; transparent with `data-at-top`. */
export const BarBox = styled.header`
  position: fixed;
  z-index: 10;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${BAR_GAP}rem;
  min-height: var(--header-height);
  padding-inline: max(var(--gutter), calc((100% - var(--width)) / 2));
  color: var(--ink);

  /* The background is a pseudo-element, because with 'backdrop-filter' the bar would be the
     containing block of the menu's panel. There is no transition, because it would show the light
     ground for a moment after a reload in deep water. */
  &::before {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    border-bottom: 1px solid var(--line);
    background: var(--ground, var(--page));
    opacity: ${BAR_OPACITY};
    /* Safari before 18 knows this property only with the prefix. */
    -webkit-backdrop-filter: blur(12px);
    backdrop-filter: blur(12px);
    ${media.plain}, (prefers-reduced-transparency: reduce) {
      opacity: 1;
    }
  }
  /* While the bar is transparent, the hero's picture scrolls up behind it. This gradient in the
     page's color hides the picture behind the letters. */
  &[data-at-top]::before {
    border: 0;
    opacity: 1;
    background: linear-gradient(var(--page) 66%, transparent);
    -webkit-backdrop-filter: none;
    backdrop-filter: none;
  }
`;

/** A long name is cut after two lines here; the hero shows the whole name. */
export const Brand = styled.a`
  ${boldTapTarget}
  min-width: 0;
  font-weight: 700;
  letter-spacing: -0.01em;
  line-height: 1.15;
  > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    text-wrap: balance;
  }
`;
