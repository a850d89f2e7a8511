'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { TwoColumnList } from '../ui/TwoColumnList.styles';

/** A company or a school, with its logo. */
export const Organization = styled.div`
  --logo-size: 2rem;
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
  }
`;

/** Above several roles. */
export const CompanyOfRoles = styled(Organization)`
  grid-column: 1 / -1;
  margin-bottom: 0.75rem;
`;

/** Jobs or schools. The first part of an entry has its names, the second one its text. */
export const EntryList = styled(TwoColumnList)`
  > li {
    display: grid;
    row-gap: 0.75rem;
    padding-block: max(1.5rem, 0.4 * var(--gap-lg));
    > div {
      display: grid;
      gap: 0.5rem;
      max-width: var(--measure);
    }
  }
  ${media.wide} {
    h3 {
      font-size: calc(1.2 * var(--text-xl));
    }
  }
`;

/**
 * One of several roles at a company. They have no line between them, and stand below its name.
 */
export const RoleOfCompany = styled.li`
  ${EntryList} > & {
    &[data-role='later'] {
      padding-top: 0;
      border-top: 0;
    }
    > div {
      padding-inline-start: 2.75rem;
    }
    ${media.wide} {
      > :last-child {
        padding: 0;
      }
    }
  }
`;
