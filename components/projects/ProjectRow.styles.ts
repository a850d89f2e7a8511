'use client';

import styled from 'styled-components';
import { TwoColumnRow } from '../ui/TwoColumnList.styles';
import { textRows } from './ProjectTexts.styles';

export const Row = styled(TwoColumnRow)`
  --logo-size: 3rem;
`;

/** It has no padding below, because its list has gaps. */
export const FeaturedRow = styled(TwoColumnRow)`
  --logo-size: 4.5rem;
  --title-size: var(--text-xl);
  padding-bottom: 0;
`;

/** The icon, and beside it title and details. */
export const RowNames = styled.div`
  display: flex;
  align-self: start;
  align-items: center;
  gap: 1rem;
  padding-bottom: 0.5rem;
`;

export const RowTexts = styled.div`
  ${textRows}
`;
