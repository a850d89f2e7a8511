'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { twoColumns, wrappingRow } from '../styles/mixins';
import { TwoColumnList } from '../ui/TwoColumnList.styles';

/** Above and below lines of jobs and schools: in narrow windows, no text is beside an inlet. */
const INLET_ROOM = '2rem';

/** Jobs or schools, below the float of `CoastColumn`. */
export const OrganizationList = styled(TwoColumnList)`
  /* Chrome and Edge before 118 know only "right". */
  clear: right;
  clear: inline-end;
  margin-top: ${INLET_ROOM};
  border: 0;
`;

/** A school, or a company with the roles that the owner had there. */
export const OrganizationRow = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  row-gap: 1.5rem;
  padding-block: max(${INLET_ROOM}, 0.4 * var(--gap-lg));
  [data-ground='land'] & {
    --coast-end: calc(var(--inlet) - var(--coast-room));
    /* The height of an inlet, so that inlets do not overlap. */
    min-height: calc(2 * var(--inlet-half));
    ${media.desktop} {
      /* The texts end 2rem before the dot. */
      padding-inline-end: calc(max(0px, var(--coast-end)) + 2rem);
    }
  }
`;

/** The lists below jobs and schools. */
export const ShortLists = styled.div`
  position: relative;
`;

/** A role or degree. On wide screens, its text is beside organization and facts. */
export const EntryColumns = styled.div`
  display: grid;
  row-gap: 0.5rem;
  ${media.wideOrPaper} {
    ${twoColumns}
    row-gap: 0.75rem;
    align-items: baseline;
    h3,
    h4 {
      grid-column: 1 / -1;
    }
  }
`;

/** Organization and facts, or the text. */
export const EntryPart = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: var(--measure);
`;

/** Organization and facts, if there is no text. */
export const FactsRow = styled.div`
  ${wrappingRow}
  grid-column: 1 / -1;
  gap: 0.5rem 1.5rem;
  align-items: last baseline;
`;

/** A company or a school, with its logo. */
export const Organization = styled.div`
  --logo-size: 2rem;
  display: flex;
  align-items: start;
  gap: 0.25rem 0.75rem;
  line-height: 1.3;
  &[data-wide] {
    flex-direction: column;
  }
`;

/** In one line (1.3em), it is as high as the logo, so that the middle of both is the same. */
export const OrganizationName = styled.b`
  align-self: baseline;
  padding-block: calc((var(--logo-size) - 1.3em) / 2);
`;
