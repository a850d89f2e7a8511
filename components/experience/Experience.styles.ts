'use client';

import styled from 'styled-components';
import { IndexItem, IndexTitle } from '../ui/Index.styles';
import { TitleAsideColumn } from '../ui/Section.styles';

export const ExperienceColumn = styled(TitleAsideColumn)`
  ${IndexTitle} {
    margin-top: var(--gap-lg);
  }
  /* The room above the target of a link like '#education'. Above the first list, the title of the
     section needs room, too. */
  > [id] {
    scroll-margin-top: 2.5rem;
  }
  > h2 + [id] {
    scroll-margin-top: calc(2.5rem + var(--text-2xl) + var(--gap));
  }
`;

/** A job or a school. Roles at one company have no line between them. */
export const EntryItem = styled(IndexItem)<{ $isLaterRole: boolean }>`
  display: grid;
  row-gap: 0.75rem;
  padding-block: max(1.5rem, 0.4 * var(--gap-lg));
  ${({ $isLaterRole }) => $isLaterRole && 'padding-top: 0; border-top: 0;'}
  h3 {
    font-size: calc(1.2 * var(--text-xl));
  }
  .tags {
    margin-top: 0.7em;
  }
`;

/** Names of an entry, in the first column. Without a text, some are in the second column, too. */
export const EntryNames = styled.div`
  display: grid;
  gap: 0.5rem;
`;

/** A company or a school, with its logo. */
export const Organization = styled.div`
  --logo-size: 2rem;
  --logo-radius: var(--radius-sm);
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--link);
  line-height: 1.3;
  /* As high as the logo, so that a name in one line has the middle of the logo and the baseline of
     the name beside it. */
  b {
    align-self: baseline;
    padding-block: calc((var(--logo-size) - 1.3em) / 2);
    font-weight: 700;
  }
`;

export const EntryText = styled.div`
  max-width: var(--measure);
  p {
    text-wrap: pretty;
  }
`;
