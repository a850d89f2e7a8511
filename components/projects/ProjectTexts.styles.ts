'use client';

import styled, { css } from 'styled-components';
import { DISPLAY_WEIGHT } from '@/lib/design/typeface';
import { media } from '../styles/media';
import { boldTapTarget, wrappingRow } from '../styles/mixins';

export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  align-content: start;
`;

/** The result of a featured project. Beside a picture it is the headline, and larger. */
export const Result = styled.strong<{ $isHeadline: boolean }>`
  font-size: ${({ $isHeadline }) => ($isHeadline ? 'var(--text-xl)' : 'var(--text-lg)')};
  font-weight: ${DISPLAY_WEIGHT};
  line-height: 1.12;
  text-wrap: balance;
  ${media.vast} {
    font-size: ${({ $isHeadline }) => $isHeadline && 'calc(1.3 * var(--text-xl))'};
  }
`;

export const Description = styled.p`
  max-width: var(--measure);
  color: var(--ink-soft);
`;

const link = css`
  ${boldTapTarget}
  font-size: var(--text-sm);
  ${media.print} {
    display: inline;
  }
`;

export const LinkButtons = styled.ul`
  ${wrappingRow}
  gap: 0.5rem;
  a {
    ${link}
    padding-inline: 0.75rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    ${media.print} {
      padding: 0;
      border: 0;
    }
  }
`;

export const TextLinks = styled.ul`
  ${wrappingRow}
  gap: 0 1.25rem;
  a {
    ${link}
    color: var(--link);
  }
`;
