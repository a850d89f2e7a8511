'use client';

import styled from 'styled-components';
import { textRows } from './ProjectTexts.styles';

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
