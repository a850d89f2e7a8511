'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';

// `&[data-deep]`: the deep end of the page: the dark set of colours, whatever the theme.
export const SectionBox = styled.section`
  position: relative;
  padding-block: var(--section-gap);
  border-top: 1px solid var(--line);

  &[data-deep] {
    color: var(--ink);
    background: var(--paper);
    border-top: 0;
  }
  ${media.print} {
    && {
      padding-block: 4mm;
      border-top: 1px solid var(--line);
      background: none;
    }
  }
`;

/** The column everything stands in. */
// `position`: above the contours.
export const Column = styled.div`
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

/** Above a part of a section. */
export const Subtitle = styled.h3`
  margin-top: var(--gap-lg);
  margin-bottom: var(--space-3);
  font-size: var(--text-xl);
  ${media.print} {
    margin-block: 3mm 1mm;
    break-after: avoid;
  }
`;

/** Small facts in a row, a dot between them. */
export const dotted = css`
  display: flex;
  flex-wrap: wrap;
  margin-top: 0.35rem;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  font-weight: 400;
  > * {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > :not(:last-child)::after {
    content: '·';
    margin-inline: 0.5em;
    color: var(--ink-soft);
    font-weight: 400;
  }
`;
