'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const SectionBox = styled.section`
  position: relative;
  padding-block: var(--section-gap);
  border-top: 1px solid var(--line);

  /* The deep end of the page: the dark set of colours, whatever the theme. */
  &[data-deep] {
    color: var(--ink);
    background: var(--paper);
    color-scheme: dark;
    border-top: 0;
  }
  ${media.print} {
    && {
      padding-block: 4mm;
      border-top: 1px solid var(--line);
      color-scheme: light;
      background: none;
    }
  }
`;

/** The column everything stands in. */
export const Column = styled.div`
  /* Above the contours. */
  position: relative;
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: var(--gap);
  font-size: var(--text-2xl);
  ${media.print} {
    margin-bottom: 2mm;
    break-after: avoid;
  }
`;
