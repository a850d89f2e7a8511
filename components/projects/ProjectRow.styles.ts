'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { displayText } from '../styles/mixins';
import { columns } from '../ui/TwoColumnList.styles';

interface RowProps {
  $isFeatured: boolean;
}

export const RowList = styled.ul`
  border-bottom: 1px solid var(--line);
`;

/**
 * On wide screens, the text is beside the names. Featured rows have no padding below, because their
 * list has gaps.
 */
export const Row = styled.li<RowProps>`
  --logo-size: ${({ $isFeatured }) => ($isFeatured ? 4.5 : 3)}rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  padding-block: 1.25rem ${({ $isFeatured }) => ($isFeatured ? 0 : 1.25)}rem;
  border-top: 1px solid var(--line);
  ${media.wide} {
    ${columns}
  }
`;

/** The icon, and beside it title and details. */
export const RowNames = styled.div`
  display: flex;
  align-self: start;
  align-items: center;
  gap: 1rem;
`;

const largeTitle = css`
  ${displayText}
  font-size: calc(1.45 * var(--text-xl));
`;

export const RowTitle = styled.h3<RowProps>`
  font-size: var(--text-lg);
  ${({ $isFeatured }) => $isFeatured && largeTitle}
`;
