'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';
import {
  COAST_WIDTH,
  CoastPart,
  InwardPart,
  MarginPart,
  OutwardPart,
  SectionPart,
  TAIL_HEIGHT,
  TailPart,
} from '../ui/Coast';
import { dotAt, numberAt } from '../ui/Mooring.styles';
import { CoastColumn } from '../ui/Section.styles';

/** Names and texts have the room before it, two fifths of the column. */
const CHART_START = '41%';

/** Half of the line height of titles (`elements.ts`), in em. */
const HALF_LINE = 1.12 / 2;

/** The room above names below the chart. In it, the coast goes from the last dot to the margin. */
const NAMES_TOP = '8rem';

/**
 * Beside the coast, the chart has these sizes:
 * - `--zero`: where level 0 is, from the start of the column
 * - `--dot-top`: from the top of a row to its dot: the middle of the first line of the name, which
 *   is 1.12 em high
 */
export const ChartColumn = styled(CoastColumn)`
  --zero: ${CHART_START};
  --dot-top: calc(${HALF_LINE} * var(--text-lg));
`;

/** `--dot`, for what has a `--level`: from the start of the column to the dot of a skill. */
const atLevel = css`
  --dot: calc(var(--zero) + var(--level) * (100% - var(--zero) - var(--number-room)));
`;

/** From the margin to the first dot. */
export const FirstPart = styled(InwardPart)`
  ${atLevel}
  bottom: calc(100% - var(--dot-top));
`;

/** Through the levels of a group. */
export const ChartPart = styled(CoastPart)`
  inset-inline: var(--zero) var(--number-room);
  top: calc(var(--dot-top) - 1px);
`;

/** From the last dot of a group to the first one of the next. */
export const TitlePart = styled(ChartPart)`
  inset-block: -1px calc(-1 * var(--dot-top));
`;

/** From the last dot to the other side of the window. */
export const TailAtLevelPart = styled(TailPart)`
  ${atLevel}
`;

/** What is on the land beside the chart. */
const besideChart = css`
  ${media.desktop} {
    position: relative;
    padding-inline-end: calc(100% - var(--zero) + 1.5rem);
  }
`;

export const ChartTitle = styled.div`
  ${besideChart}
  padding-block: var(--gap) 1.5rem;
  ${media.print} {
    padding-block: 0.5rem 0;
  }
`;

/** All rows of a group. It ends as far below the last row as a dot is in its row. */
export const Rows = styled.div`
  ${media.desktop} {
    position: relative;
    padding-bottom: var(--dot-top);
  }
`;

/**
 * One height for all rows, because the coast has the same room for each. A large step needs more
 * height, so that the coast passes the numbers at both ends.
 */
export const SkillList = styled.ul`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-auto-rows: minmax(calc(4rem + 6rem * var(--largest-step)), 1fr);
    gap: 0;
  }
  ${media.print} {
    grid-template-columns: 1fr 1fr;
    gap: 0.25rem 1.5rem;
    break-inside: avoid;
  }
`;

/**
 * A skill. On narrow screens, the bar is below logo, name and percent, and the rest below the bar.
 */
export const SkillItem = styled.li`
  --logo-size: 1.75rem;
  --logo-width: var(--logo-size);
  display: grid;
  grid-template: 'logo title percent' auto 'bar bar bar' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.5rem 0;
  /* A link that leads to it brings the row to the middle of the screen. */
  &:target {
    outline: 0;
    scroll-margin-top: 38vh;
  }
  ${media.desktop} {
    ${atLevel}
    ${besideChart}
    --logo-size: 3rem;
    grid-template: 'logo title' auto 'logo .' 1fr / auto minmax(0, 1fr);
    align-items: start;
    padding-bottom: 1.25rem;
  }
  ${media.print} {
    display: block;
  }
`;

export const SkillLogo = styled.div`
  grid-area: logo;
  margin-inline-end: 0.625rem;
  ${media.print} {
    display: none;
  }
  ${media.desktop} {
    margin-inline-end: 1rem;
  }
`;

export const SkillTitle = styled.h3`
  grid-area: title;
  font-size: var(--text-lg);
  ${media.print} {
    display: inline;
  }
`;

export const Percent = styled.b`
  grid-area: percent;
  font-size: var(--text-lg);
  ${SkillItem}:target & {
    border-radius: 0.15em;
    color: var(--on-action);
    background: var(--action);
    box-shadow: 0 0 0 0.2em var(--action);
  }
  ${media.desktop} {
    ${numberAt('var(--dot)')}
    top: calc(var(--dot-top) - ${HALF_LINE}em);
  }
`;

/** What the skill was used for, and a note. */
export const SkillFact = styled.p`
  grid-column: 1 / -1;
  ${muted}
  ${media.desktop} {
    grid-column: 2;
  }
  /* Below the bar. */
  ${media.belowDesktop} {
    order: 1;
  }
`;

/** The width of the track on narrow screens. */
const TRACK = '0.5rem';

/**
 * The track of a level, from 0 to 100, with a bar to a dot. On narrow screens, the track is water.
 * `--bar` is the width of the bar.
 */
export const Level = styled.div`
  --bar: ${TRACK};
  grid-area: bar;
  position: relative;
  display: flex;
  align-items: center;
  height: ${TRACK};
  border-radius: var(--bar);
  background: var(--sea);
  /* The bar. */
  &::before {
    content: '';
    width: calc(100% * var(--level));
    height: var(--bar);
    border-radius: inherit;
    background: var(--link);
  }
  &::after {
    ${dotAt('100% * var(--level)')}
  }
  ${SkillItem}:target & {
    --bar: 0.75rem;
  }
  ${media.desktop} {
    --bar: 1px;
    position: absolute;
    inset-inline: var(--zero) var(--number-room);
    top: var(--dot-top);
    height: 0;
    background: none;
    &::before {
      background: var(--edge);
    }
    ${SkillItem}:hover &,
    ${SkillItem}:target & {
      --bar: ${COAST_WIDTH};
      &::before {
        background: var(--link);
      }
    }
  }
  /* Browsers remove backgrounds when colors are forced. */
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
  ${media.print} {
    display: none;
  }
`;

/** From the last dot to the margin, in the room above the names. */
export const AboveNamesPart = styled(OutwardPart)`
  bottom: auto;
  height: ${NAMES_TOP};
`;

export const BesideNamesPart = styled(MarginPart)`
  top: calc(${NAMES_TOP} - 1px);
`;

export const NamesBelowChart = styled.div`
  padding-top: var(--gap-lg);
  ${media.desktop} {
    ${atLevel}
    position: relative;
    padding-top: ${NAMES_TOP};
  }
`;

/** Names without a chart: from the top of the section to its last part. */
export const NamesPart = styled(SectionPart)`
  bottom: ${TAIL_HEIGHT};
`;
