'use client';

import styled from 'styled-components';
import { ProjectTitle } from './ProjectTexts.styles';

/** The icon, and beside it title and details; below it, if a word would not fit beside it. */
export const IconAndNames = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: start;
  align-items: center;
  gap: 0.5rem 1rem;
  min-width: 0;
  padding-bottom: 0.5rem;
`;

export const RowNames = styled.div`
  flex: 1 1 0;
  max-width: 100%;
  /* The longest word of the title is the least width. */
  ${ProjectTitle} {
    overflow-wrap: break-word;
  }
`;
