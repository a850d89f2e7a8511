'use client';

import styled, { css } from 'styled-components';
import {
  COAST_WIDTH,
  CoastPart,
  OutwardPart,
  TAIL_HEIGHT,
  TailPart,
} from '../coast/CoastParts.styles';
import { DOT, dotAt, numberAt } from '../coast/DotAndYear.styles';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';
import { CoastColumn, Intro, TitleAsideColumn } from '../ui/Section.styles';
import { coastEndAt, ZERO } from './chart-sizes';

/** The room above names below the chart. In it, the coast goes from the last dot to the margin. */
const NAMES_TOP = '8rem';

export const ChartColumn = styled(CoastColumn)`
`;

/** Names without a chart. The coast beside them ends in its last part, a pixel below its top. */
export const NamesColumn = styled(TitleAsideColumn)`
  --section-end: calc(${TAIL_HEIGHT} - 1px);
`;

/**
 * One height for all rows, because the coast has the same room for each. A large step needs more
 * height, so that the coast passes the numbers at both ends. A row begins at the height of its dot.
 */
export const Chart = styled.div`
  clear: right;
  clear: inline-end;
  ${media.desktop} {
    position: relative;
    display: grid;
    grid-auto-rows: minmax(calc(4rem + 6rem * var(--largest-step)), 1fr);
    /* The coast keeps off the texts above it. */
    margin-top: 4.5rem;
    ${Intro} + & {
      margin-top: 6rem;
    }
  }
`;

/** Through all levels. */
export const ChartPart = styled(CoastPart)`
  inset-inline: ${ZERO}% var(--number-room);
`;

/** On the land beside the chart. */
const besideChart = css`
  padding-inline-end: calc(${100 - ZERO}% + 1.5rem);
`;

export const GroupTitle = styled.h3`
  padding-block: 2rem 0.75rem;
  ${media.desktop} {
    ${besideChart}
    align-self: end;
    padding-block: var(--gap) 2.25rem;
  }
`;

export const SkillList = styled.ul`
  display: grid;
  gap: 1.5rem;
  ${media.desktop} {
    grid-auto-rows: 1fr;
    gap: 0;
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
    ${besideChart}
    --logo-size: 3rem;
    --coast-end: ${coastEndAt('var(--level)')};
    position: relative;
    grid-template: 'logo title' auto 'logo .' 1fr / auto minmax(0, 1fr);
    align-items: start;
    /* The next name begins half a line above its dot. */
    padding-bottom: 3rem;
  }
`;

/** On desktops, its middle is at the height of the dot. */
export const SkillLogo = styled.div`
  grid-area: logo;
  margin-inline-end: 0.625rem;
  ${media.desktop} {
    margin-top: calc(-0.5 * var(--logo-size));
    margin-inline-end: 1rem;
  }
`;

export const SkillTitle = styled.h3`
  grid-area: title;
  font-size: var(--text-lg);
  ${media.desktop} {
    /* The middle of the first line is at the height of the dot. */
    margin-top: calc(-0.56 * var(--text-lg));
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
    ${numberAt('100% - var(--coast-end)')}
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

/**
 * The track of a level, from 0 to 100, with a bar to a dot. On narrow screens, the track is water.
 * `--bar` is the height of the bar.
 */
export const Level = styled.div`
  --bar: 0.5rem;
  grid-area: bar;
  position: relative;
  display: flex;
  align-items: center;
  height: 0.5rem;
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
    /* Within the track. */
    ${media.belowDesktop} {
      inset-inline-start: calc((100% - ${DOT}rem) * var(--level));
    }
  }
  ${SkillItem}:target & {
    --bar: 0.75rem;
  }
  ${media.desktop} {
    --bar: 1px;
    position: absolute;
    inset-inline: ${ZERO}% var(--number-room);
    top: 0;
    height: 0;
    &::before {
      background: var(--edge);
    }
    ${SkillItem}:is(:hover, :target) & {
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
`;

/** Names below a chart, beside the coast in the margin. */
export const BelowChart = styled.div`
  margin-top: var(--gap-lg);
  ${media.desktop} {
    position: relative;
    margin-top: ${NAMES_TOP};
  }
`;

/** From the last dot to the margin, above the names. */
export const AboveNamesPart = styled(OutwardPart)`
  inset-block: calc(-1px - ${NAMES_TOP}) 100%;
`;

/** From the last dot to the other side of the window. */
export const ChartTailPart = styled(TailPart)`
  ${media.desktop} {
    margin-inline: ${ZERO}% var(--number-room);
  }
  /* Whatever the level, it begins beyond the edge of the window. */
  ${media.belowDesktop} {
    svg {
      left: 200%;
    }
  }
`;
