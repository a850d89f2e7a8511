'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { ticks } from '../styles/mixins';
import { logoWidth } from '../ui/Logo.styles';
import { TitleAsideColumn } from '../ui/Section.styles';
import { entryColumns } from '../ui/ShortEntries.styles';

export const ExperienceColumn = styled(TitleAsideColumn)`
  > h3 {
    margin: var(--gap-lg) 0 1.5rem;
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

export const EntryList = styled.ol<{ $hasRuler: boolean }>`
  display: grid;
  gap: ${({ $hasRuler }) => ($hasRuler ? 'var(--gap)' : '2rem')};
`;

export const EntryItem = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: clamp(1rem, 3.1vw, 2rem);
  ${media.desktop} {
    grid-template-columns: ${entryColumns.period} ${entryColumns.logo} minmax(0, 1fr);
    column-gap: ${entryColumns.gap};
  }
`;

/** The logo of an entry, or the dot of another role at the same company, and the ruler below. */
export const LogoAndRuler = styled.div`
  grid-row: 1 / span 2;
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 6px;
  ${media.desktop} {
    grid-area: 1 / 2;
  }
`;

/** A line to the next entry, with a short tick every 10 px and a long one every 50 px. */
export const Ruler = styled.div`
  flex: 1;
  width: ${logoWidth};
  margin-bottom: calc(6px - var(--gap));
  background:
    linear-gradient(var(--link) 0 0) 50% / 1.5px,
    ${ticks('to bottom', 10)} 50% 0 / 7px,
    ${ticks('to bottom', 50)} 50% 0 / 15px;
  background-repeat: no-repeat;
  opacity: 0.6;
  li:last-child > ${LogoAndRuler} > & {
    margin-bottom: 0;
  }
  ${media.forcedColors} {
    width: 0;
    border-inline-start: 1px solid;
  }
`;

export const Dot = styled.div`
  position: absolute;
  z-index: 1;
  top: 0.3rem;
  width: 12px;
  aspect-ratio: 1;
  border: 1.5px solid var(--link);
  border-radius: 50%;
  background: var(--ground);
  + ${Ruler} {
    margin-top: -6px;
  }
  ${media.desktop} {
    top: 0.8rem;
  }
`;

const besideSkills = css`
  display: grid;
  grid-template-columns: minmax(0, var(--measure)) minmax(0, 1fr);
  align-items: baseline;
  column-gap: var(--gap);
`;

/** Texts also use the column of skills. */
const withoutSkills = css`
  > div {
    max-width: var(--wide-measure);
  }
`;

export const EntryText = styled.div<{ $hasSkills: boolean }>`
  grid-column: 2;
  > div {
    max-width: var(--measure);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
    line-height: 1.2;
  }
  .dotted {
    align-items: baseline;
  }
  .tags {
    font-size: var(--text-sm);
  }
  div > p {
    margin-top: 0.625rem;
    text-wrap: pretty;
  }
  ${media.desktop} {
    grid-column: 3;
    align-self: baseline;
    padding-top: 0.2rem;
    h3 {
      font-size: calc(1.15 * var(--text-lg));
    }
  }
  ${media.large} {
    ${({ $hasSkills }) => ($hasSkills ? besideSkills : withoutSkills)}
    .tags {
      flex-direction: column;
    }
  }
`;

export const Organization = styled.b`
  color: var(--link);
  font-size: calc(1.08 * var(--text-md));
  font-weight: 700;
  line-height: 1.4;
  letter-spacing: -0.005em;
`;

export const CompanyOfRoles = styled(Organization)`
  display: block;
  margin-bottom: 0.5rem;
`;
