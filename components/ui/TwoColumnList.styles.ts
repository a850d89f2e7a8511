'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';

export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--gap);
`;

/** A link to the first list, like '#education', shows the title of the section, too. */
const scrollMarginTop = 'calc(2.5rem + var(--text-2xl) + var(--gap))';

/**
 * Rows with lines between them. On wide screens, names are in the first column, and texts in the
 * second.
 */
export const TwoColumnList = styled.ul.attrs(({ id }) =>
  id ? { style: { scrollMarginTop } } : {},
)`
  border-bottom: 1px solid var(--line);
  > li {
    padding-block: 1rem;
    border-top: 1px solid var(--line);
    ${media.wide} {
      ${columns}
      align-items: baseline;
    }
  }
`;

/** The text of a certificate, publication or award. */
export const ShortText = styled.div`
  max-width: var(--measure);
  p {
    font-size: var(--text-sm);
  }
`;

/** The title of a list within a section. On phones, it is not larger than that of the section. */
export const ListTitle = styled.h3`
  margin-bottom: 1rem;
  scroll-margin-top: 2.5rem;
  &:not(:first-child) {
    margin-top: var(--gap-lg);
  }
  font-size: calc(1.2 * var(--text-xl));
  ${media.wide} {
    font-size: calc(1.45 * var(--text-xl));
  }
`;
