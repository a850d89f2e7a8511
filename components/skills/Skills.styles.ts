'use client';

import styled, { css, type RuleSet } from 'styled-components';
import { TAIL_ROOM } from '../coast/CoastParts.styles';
import { DOT, dotAt, numberAt } from '../coast/DotAndYear.styles';
import { media } from '../styles/media';
import { muted, twoColumns } from '../styles/mixins';
import { TITLE_LINE_HEIGHT } from '../styles/sizes';

/** On the chart, from level 0 to level 100. */
const allLevels = '(100% - var(--zero) - var(--number-room))';

/** From the coast, at a level, to the end of the chart: the levels up to 100, then a number. */
const coastEndAt = (level: '--level' | '--lowest') =>
  `calc(var(--number-room) + (100 - var(${level})) / 100 * ${allLevels})`;

/** All skills, with the last part of the coast below them. */
export const SkillsBox = styled.div`
  @media screen {
    padding-bottom: calc(${TAIL_ROOM});
  }
`;

export const BesideSwells = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--gap-lg);
  /* The coast below rises to this distance from the last line. */
  padding-bottom: 0.75rem;
`;

/**
 * One height for all rows, because the coast has the same room for each. A row begins at the height
 * of its dot, with a line from its start.
 */
export const Chart = styled.div`
  > [data-drawing] {
    display: none;
  }
  ${media.chart} {
    position: relative;
    display: grid;
    grid-auto-rows: minmax(4.5rem, 1fr);
    margin-top: var(--room-above-chart);
    /* From the start of the lines to level 0: on phones, names beside low levels need room. */
    --zero: 4.5rem;
    ${media.wide} {
      --zero: 0rem;
    }
    > [data-drawing] {
      --coast-end: ${coastEndAt('--level')};
      display: block;
    }
  }
  + ${BesideSwells} {
    margin-top: var(--gap-lg);
  }
`;

/** Styles of an element on a chart. Without a chart, skills have bars. */
const onChart = (styles: RuleSet) => css`
  ${media.chart} {
    ${Chart} & {
      ${styles}
    }
  }
`;

/** On the land beside the chart: the texts are at least 12px from the coast. */
const besideChart = css`
  padding-inline-end: calc(${coastEndAt('--lowest')} + 0.75rem);
`;

export const GroupTitle = styled.h3`
  margin-top: 0.75rem;
  font-size: var(--text-lg);
  ${onChart(css`
    ${besideChart}
    align-self: end;
    margin: 0;
    padding-block: 1.5rem 0.75rem;
    font-size: var(--text-xl);
  `)}
`;

/** Bars stand side by side, if there is room. */
export const SkillList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.75rem var(--gap);
  ${onChart(css`
    grid-row: span var(--rows);
    grid-template: none;
    grid-auto-rows: 1fr;
    gap: 0;
  `)}
`;

/** Without a chart. On wide screens, the skills of a group are beside its title. */
export const SkillGroups = styled.div`
  display: grid;
  row-gap: 1rem;
  ${media.wideOrPaper} {
    ${twoColumns}
    align-items: baseline;
    row-gap: var(--gap);
    > * {
      grid-column: 1 / -1;
    }
    > ${GroupTitle} {
      grid-column: 1;
      margin: 0;
    }
    > ${GroupTitle} + * {
      grid-column: 2;
    }
  }
`;

/**
 * A skill. Without a chart, the bar is below logo, name and percent, and the rest below the bar. On
 * a chart, all is below the line that leads to the coast, and the percent stands in the water.
 */
export const SkillItem = styled.li`
  --logo-size: 1.5rem;
  --logo-width: var(--logo-size);
  display: grid;
  grid-template: 'logo title percent' auto 'bar bar bar' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: start;
  gap: 0.25rem 0;
  /* A link that leads to it brings the row near the middle of the screen, by eye. */
  &:target {
    scroll-margin-top: 38vh;
  }
  ${onChart(css`
    ${besideChart}
    --coast-end: ${coastEndAt('--level')};
    position: relative;
    grid-template: 'logo title' auto / auto minmax(0, 1fr);
    row-gap: 0.25rem;
    padding-block: 0.75rem 1.25rem;
    ${media.desktop} {
      --logo-size: 2rem;
      row-gap: 0;
    }
  `)}
`;

export const SkillLogo = styled.div.attrs({ className: 'off-paper' })`
  grid-area: logo;
  margin-inline-end: 0.625rem;
`;

export const SkillTitle = styled.h3`
  grid-area: title;
  font-size: var(--text-md);
  ${onChart(css`
    font-size: var(--text-lg);
  `)}
`;

export const Percent = styled.b`
  grid-area: percent;
  line-height: ${TITLE_LINE_HEIGHT};
  ${onChart(css`
    grid-area: auto;
    ${numberAt('100% - var(--coast-end)')}
  `)}
`;

/** What the skill was used for, and a note. */
export const SkillFact = styled.p`
  grid-column: 1 / -1;
  ${muted}
  ${onChart(css`
    ${media.desktop} {
      grid-column: 2;
    }
  `)}
`;

/**
 * The track of a level, from 0 to 100, with a bar to a dot. The track is water. On a chart there is
 * only the bar, which ends at the coast.
 */
export const Level = styled.div`
  /* The middle of the dot, which is within the track. */
  --end: calc((100% - ${DOT}rem) * var(--level) / 100 + ${DOT / 2}rem);
  grid-area: bar;
  position: relative;
  display: flex;
  align-items: center;
  height: 0.5rem;
  border-radius: 0.5rem;
  background: var(--sea);
  &::before {
    content: '';
    width: var(--end);
    height: 100%;
    border-radius: inherit;
    background: var(--link);
  }
  &::after {
    ${dotAt('var(--end)')}
  }
  ${onChart(css`
    --end: 100%;
    grid-area: auto;
    position: absolute;
    inset-inline: 0 var(--coast-end);
    top: -2px;
    height: 4px;
  `)}
  /* Browsers remove backgrounds when colors are forced. */
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
