'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';

/** The widths of the columns for period and logo, and the gap between columns. */
export const entryColumns = { period: '9.5rem', logo: '3rem', gap: '1.75rem' } as const;

export const Period = styled.p`
  ${muted}
  margin-bottom: 0.25rem;
  font-weight: 500;
  line-height: 1.5;
  /* A long period breaks after its dash: "2013年10月 –" and "2019年12月". */
  word-break: keep-all;
  ${media.desktop} {
    grid-area: 1 / 1;
    align-self: baseline;
  }
`;

export const ShortListBox = styled.ul`
  border-bottom: 1px solid var(--line);
`;

/** An entry of a short list. On desktops, its text begins where the texts of jobs begin. */
export const ShortItem = styled.li`
  padding-block: 0.875rem;
  border-top: 1px solid var(--line);
  ${media.desktop} {
    display: grid;
    grid-template-columns: calc(${entryColumns.period} + ${entryColumns.gap} + ${entryColumns.logo}) minmax(0, 1fr);
    align-items: baseline;
    column-gap: ${entryColumns.gap};
    > div {
      grid-column: 2;
    }
  }
`;

export const ShortText = styled.div`
  max-width: var(--wide-measure);
  p {
    margin-top: 0.25rem;
    font-size: var(--text-sm);
  }
`;
