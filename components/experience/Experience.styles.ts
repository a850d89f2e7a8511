'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { MarginPart } from '../ui/Coast';
import { columns, TwoColumnList } from '../ui/TwoColumnList.styles';

interface MoorableProps {
  /** Whether the coast is beside it, at which lines end. */
  $isMoored: boolean;
}

const withoutLine = css`
  ${media.desktop} {
    border-block: 0;
  }
`;

/** Texts keep off the coast. */
const besideCoast = css`
  ${media.desktop} {
    position: relative;
    --dot: calc(100% - var(--number-room));
    padding-inline-end: calc(var(--number-room) + 2rem);
  }
`;

/** Jobs or schools. */
export const OrganizationList = styled(TwoColumnList)<MoorableProps>`
  ${({ $isMoored }) => $isMoored && withoutLine}
`;

/** A school, or a company with the roles that the owner had there. */
export const OrganizationRow = styled.li<MoorableProps>`
  display: grid;
  row-gap: 1.5rem;
  padding-block: max(1.5rem, 0.4 * var(--gap-lg));
  border-top: 1px solid var(--line);
  ${({ $isMoored }) => $isMoored && [withoutLine, besideCoast]}
  ${media.print} {
    row-gap: 0.5rem;
    padding-block: 0.5rem;
    break-inside: auto;
  }
`;

/** The title of the schools. It contains its margins, because the coast goes past them, too. */
export const SchoolsTitle = styled.div<MoorableProps>`
  display: flow-root;
  ${({ $isMoored }) => $isMoored && besideCoast}
`;

/** The short lists, beside the coast in the margin. */
export const ShortLists = styled.div`
  position: relative;
`;

/** From where the last dot's coast reaches the margin to the end of the section. */
export const EndPart = styled(MarginPart)`
  inset-block: calc(var(--padding) - 1px) var(--section-end);
`;

/** A role or degree: on wide screens, its names are in the first column, its text in the second. */
export const EntryColumns = styled.div`
  display: grid;
  row-gap: 0.75rem;
  ${media.wide} {
    ${columns}
    align-items: baseline;
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const EntryNames = styled.div`
  display: grid;
  gap: 0.5rem;
  ${media.print} {
    gap: 0;
  }
`;

export const EntryText = styled.div`
  display: grid;
  gap: 0.5rem;
  max-width: var(--measure);
  ${media.print} {
    gap: 0.25rem;
  }
`;

/** In place of a text: company, period and place, in one row if they fit. */
export const EntryFacts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.5rem;
`;

/** The title of an entry in the section's first list. In the lists after it, titles are smaller. */
export const LargeEntryTitle = styled.h3`
  ${media.wide} {
    font-size: calc(1.2 * var(--text-xl));
  }
  ${media.print} {
    font-size: var(--text-xl);
  }
`;

/** A company or a school, with its logo. */
export const Organization = styled.div`
  --logo-size: 2rem;
  display: flex;
  align-items: center;
  gap: 0.75rem;
  color: var(--link);
  line-height: 1.3;
`;

/**
 * As high as the logo, so that a name in one line has the middle of the logo and the baseline of
 * the name beside it.
 */
export const OrganizationName = styled.b`
  align-self: baseline;
  padding-block: calc((var(--logo-size) - 1.3em) / 2);
`;
