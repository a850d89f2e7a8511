'use client';

import styled from 'styled-components';
import { dotAt, numberStyles, ROOM_ABOVE_INLET } from '../coast/CoastParts.styles';
import { media } from '../styles/media';
import { twoColumns } from '../styles/mixins';
import { ListTitle, ROOM_ABOVE_TARGET } from '../ui/Section.styles';

/** Where a link to the first list leads: above the title of the section. */
export const TargetInTitle = styled.span`
  position: absolute;
  top: -${ROOM_ABOVE_TARGET};
`;

export const OrganizationList = styled.ol.attrs({ role: 'list' })`
  margin-top: ${ROOM_ABOVE_INLET};
`;

export const OrganizationRow = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  row-gap: 2rem;
  /* In narrow windows, no text is beside an inlet. */
  padding-block: ${ROOM_ABOVE_INLET};
  [data-ground='land'] & {
    /* The height of an inlet, so that inlets do not overlap. */
    min-height: calc(2 * var(--inlet-half));
    ${media.desktop} {
      padding-inline-end: calc(var(--dot-from-end) + 2rem);
    }
  }
`;

/** The line above a job or school. With `data-year`, it ends at the coast with a dot and a year. */
export const RowLine = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0 auto;
  inset-inline: 0;
  border-top: 1px solid var(--line);
  &[data-year] {
    inset-inline-end: var(--dot-from-end);
    border-color: var(--edge);
    &::before {
      /* The line is the border, 1px above this box. */
      ${dotAt('100%', '-1px')}
    }
    /* Not a text, so that copies and programs skip it: the date is in the row. */
    &::after {
      content: attr(data-year);
      top: 0;
      inset-inline-start: calc(100% + var(--dot-from-end) - var(--number-room));
      ${numberStyles}
    }
  }
`;

export const BelowRows = styled.div`
  position: relative;
  /* It contains the margins of titles. */
  display: flow-root;
  > [data-drawing] + ${ListTitle} {
    margin-top: var(--gap);
  }
`;

/** With only the coast in it, in the room that a row leaves to the next inlet. */
export const NothingBelowRows = styled(BelowRows)`
  @media screen {
    margin-top: calc(-1 * var(--inlet-half));
  }
`;

export const EntryColumns = styled.div`
  display: grid;
  row-gap: 0.5rem;
  ${media.wide} {
    ${twoColumns}
    align-items: baseline;
  }
`;

export const RoleTitle = styled.h3`
  margin-bottom: 0.4rem;
`;

export const Organization = styled.div`
  --logo-size: 1.75rem;
  --logo-width: 6.5rem;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  line-height: 1.3;
`;
