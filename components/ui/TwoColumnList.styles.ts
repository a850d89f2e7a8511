'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { twoColumns } from '../styles/mixins';

/** Entries of a few words, two in a row. */
export const EntryGrid = styled.ul`
  display: grid;
  gap: 1.25rem var(--gap);
  ${media.wide} {
    ${twoColumns}
  }
  details > & {
    margin-top: 1.25rem;
  }
`;

export const RowText = styled.div`
  display: grid;
  gap: 0.25rem;
  max-width: var(--measure);
`;

/** Above the target of a link to a list, so that the end of the part before does not show. */
export const ROOM_ABOVE_TARGET = '2.5rem';

export const ListTitle = styled.h3`
  margin-block: var(--gap-lg) 1rem;
  scroll-margin-top: ${ROOM_ABOVE_TARGET};
  font-size: var(--text-headline);
`;

export const ListGroupTitle = styled.h4`
  margin-block: 2rem 0.75rem;
`;
