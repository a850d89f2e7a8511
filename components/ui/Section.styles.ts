'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const SectionBox = styled.section`
  position: relative;
  padding-block: var(--section-gap);
  border-top: 1px solid var(--line);
  ${media.print} {
    padding-block: 4mm;
  }
`;

/** The column everything stands in. */
export const Column = styled.div`
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.print} {
    max-width: none;
    padding-inline: 0;
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: clamp(2rem, 1.4rem + 2.4vw, 3.5rem);
  font-size: var(--text-2xl);
  ${media.print} {
    margin-bottom: 2mm;
    font-size: 14pt;
    break-after: avoid;
  }
`;
