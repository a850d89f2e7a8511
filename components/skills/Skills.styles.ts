'use client';

import styled, { css, type RuleSet } from 'styled-components';
import { LAND_END_ROOM, NUMBER_WIDTH, PADDING_SAVED } from '../coast/CoastParts.styles';
import { DOT, dotAt, numberAt } from '../coast/DotAndYear.styles';
import { media } from '../styles/media';
import { muted, twoColumns } from '../styles/mixins';
import { TITLE_LINE_HEIGHT } from '../styles/sizes';

/** On the chart, from level 0 to level 100. */
const allLevels = '(100% - var(--zero) - var(--number-room))';

/** From the coast, at a level, to the end of the chart: the levels up to 100, then a number. */
const coastEndAt = (level: '--level' | '--lowest') =>
  `calc(var(--number-room) + (100 - var(${level})) / 100 * ${allLevels})`;

/** From a dot to the line at 100 %. */
const toFullLevel = '(var(--coast-end) - var(--number-room))';

/** From the line at 100 % to a number. */
const BESIDE_LINE = '0.4rem';

/** All skills, with the last part of the coast below them. */
export const SkillsBox = styled.div`
  @media screen {
    margin-bottom: calc(-1 * ${PADDING_SAVED});
    padding-bottom: calc(${LAND_END_ROOM});
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

/** Rows with a skill or the title of a group, and the coast beside them. */
export const Chart = styled.div`
  [data-drawing] {
    display: none;
  }
  ${media.chart} {
    position: relative;
    margin-top: var(--room-above-chart);
    /* From the start of the lines to level 0: on phones, names beside low levels need room. */
    --zero: 4.5rem;
    --coast-end: ${coastEndAt('--level')};
    ${media.wide} {
      --zero: 0rem;
    }
    [data-drawing] {
      display: block;
    }
  }
  + ${BesideSwells} {
    margin-top: var(--room-below-chart);
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

/**
 * A row of a chart: a text on land, 12px from the coast. The coast comes from the dot before in the
 * height of `--bend`. On phones it ends above the text, which is as wide as its line. In wide
 * windows, it is all of the row, and the text is as wide as the shorter one of two lines.
 */
const chartRow = css`
  --coast-end: ${coastEndAt('--level')};
  --bend: 2.75rem;
  position: relative;
  padding-block: var(--bend) 0.75rem;
  padding-inline-end: calc(var(--coast-end) + 0.75rem);
  ${media.wide} {
    --bend: 100%;
    align-content: end;
    min-height: 5.25rem;
    padding-top: 1rem;
    padding-inline-end: calc(${coastEndAt('--lowest')} + 0.75rem);
  }
`;

export const GroupTitle = styled.h3`
  margin-top: 0.75rem;
  ${media.wideOrPaper} {
    margin-top: 0;
  }
  ${onChart(css`
    ${chartRow}
    margin-top: 0;
    font-size: var(--text-xl);
  `)}
`;

/** Bars stand side by side, if there is room. */
export const SkillList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.75rem var(--gap);
  &[data-ungrouped] {
    grid-column: 1 / -1;
  }
  ${onChart(css`
    display: block;
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
  }
`;

/** A skill: its texts, and below them its bar, or on a chart its line. */
export const SkillItem = styled.li`
  --logo-size: 1.5rem;
  --logo-width: var(--logo-size);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  align-content: end;
  gap: 0.25rem 0;
  ${onChart(css`
    ${chartRow}
    ${media.wide} {
      --logo-size: 2rem;
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      column-gap: 1rem;
    }
  `)}
`;

/** In the first line of the name: more lines begin below it. */
export const SkillLogo = styled.span.attrs({ className: 'off-paper' })`
  display: inline-block;
  margin-inline-end: 0.625rem;
  vertical-align: middle;
`;

export const SkillTitle = styled.h3`
  font-size: var(--text-md);
  ${onChart(css`
    font-size: var(--text-lg);
  `)}
`;

/**
 * On a chart it is in the water, beside the dot. If it would meet the line at 100 % there, it is
 * beyond this line.
 */
export const Percent = styled.b`
  line-height: ${TITLE_LINE_HEIGHT};
  ${onChart(css`
    /* From the dot to a number beyond the line. */
    --beyond-line: calc(${toFullLevel} + ${BESIDE_LINE});
    /* How far a number beside the dot would reach over the line: negative, if it does not. */
    --overlap: calc(var(--number-gap) + ${NUMBER_WIDTH} + ${BESIDE_LINE} - ${toFullLevel});
    /* A positive overlap, however small, times 1000 is more than the way beyond the line. */
    --from-dot: max(var(--number-gap), min(var(--beyond-line), 1000 * var(--overlap)));
    ${numberAt('100% - var(--coast-end) + var(--from-dot)')}
    top: 100%;
    /* In front of the next row, so that visitors can select it. */
    z-index: 1;
    /* It covers depth lines, so that none crosses a digit. */
    padding-inline: 0.15em;
    background: var(--sea);
  `)}
`;

/** The line at 100 %, down the water beside a row of a chart. In the last row is its label. */
export const FullLevelLine = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(100% - var(--number-room));
  border-inline-start: 1.5px dashed color-mix(in srgb, var(--link) 60%, transparent);
  &[data-label] {
    bottom: 50%;
  }
  /* Copies and, by the empty alternative text, screen readers skip it. */
  &[data-label]::after {
    content: attr(data-label);
    content: attr(data-label) / '';
    position: absolute;
    bottom: 0;
    inset-inline-start: ${BESIDE_LINE};
    font-size: var(--text-sm);
    line-height: 1;
    white-space: nowrap;
  }
`;

/** What the skill was used for, and a note. */
export const SkillFact = styled.p`
  grid-column: 1 / -1;
  ${muted}
`;

/**
 * The track of a level, from 0 to 100, with a bar to a dot. The track is water. On a chart there is
 * only the bar, which ends at the coast.
 */
export const Level = styled.div`
  /* The middle of the dot, which is within the track. */
  --end: calc((100% - ${DOT}rem) * var(--level) / 100 + ${DOT / 2}rem);
  grid-column: 1 / -1;
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
    grid-column: auto;
    position: absolute;
    inset-inline: 0 var(--coast-end);
    bottom: -3px;
    height: 6px;
  `)}
  /* Browsers remove backgrounds when colors are forced. */
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
