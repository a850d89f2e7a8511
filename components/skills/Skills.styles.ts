'use client';

import styled, { css, type RuleSet } from 'styled-components';
import { CoastPart } from '../coast/CoastParts.styles';
import { DOT, dotAt, numberAt } from '../coast/DotAndYear.styles';
import { media } from '../styles/media';
import { muted, twoColumns } from '../styles/mixins';
import { SHORE_HEIGHT } from '../styles/sizes';
import { CoastColumn } from '../ui/Section.styles';

/**
 * `--coast-end` at a level from 0 to 1. Level 0 is where the names end (`--names-width`), and after
 * level 1, there is only the room of the number.
 */
const coastEndAt = (property: '--level' | '--lowest-level') =>
  `calc(var(--number-room) + (1 - var(${property})) * (100% - var(--names-width) - var(--number-room)))`;

/**
 * The coast needs more height on its way to the first level than to the dot of a job. This is from
 * the top of the section, and the margin of `Chart` is from the title; both by eye.
 */
export const ChartColumn = styled(CoastColumn)`
  --room-above-dots: 13rem;
`;

/** All skills, with the last part of the coast below them. */
export const SkillsBox = styled.div`
  clear: right;
  clear: inline-end;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--gap-lg);
  @media screen {
    /* As high as a title beside it, because the last part of the coast reaches below both. */
    min-height: calc(var(--text-2xl) + ${SHORE_HEIGHT});
    padding-bottom: ${SHORE_HEIGHT};
  }
`;

/**
 * One height for all rows, because the coast has the same room for each. A row begins at the height
 * of its dot.
 */
export const Chart = styled.div`
  > [data-coast] {
    --coast-end: ${coastEndAt('--level')};
    /* In narrower windows, skills have bars, and the coast stays in the margin. */
    ${media.belowDesktop} {
      display: none;
    }
  }
  ${media.desktop} {
    /* The logos before the names and the space after them (5.5rem), and the longest name. */
    --names-width: min(18rem, 5.5rem + var(--longest-name) * var(--text-lg));
    position: relative;
    display: grid;
    grid-auto-rows: minmax(6rem, 1fr);
    /* 7rem below the title, whose own margin is a gap: the coast keeps off the texts above it. */
    margin-top: calc(7rem - var(--gap));
  }
`;

/** Styles of an element on a chart. In narrower windows, and without a chart, skills have bars. */
const onChart = (styles: RuleSet) => css`
  ${media.desktop} {
    ${Chart} & {
      ${styles}
    }
  }
`;

/** Through all levels. */
export const ChartPart = styled(CoastPart)`
  inset-inline: var(--names-width) var(--number-room);
`;

/** On the land beside the chart, also where it is narrowest. */
const besideChart = css`
  padding-inline-end: calc(${coastEndAt('--lowest-level')} + 1.5rem);
`;

export const GroupTitle = styled.h3`
  padding-block: 2rem 0.75rem;
  ${media.desktop} {
    padding-block: 1.5rem 0.5rem;
  }
  ${onChart(css`
    ${besideChart}
    align-self: end;
    padding-block: var(--gap) 2.25rem;
  `)}
`;

/** Bars stand side by side, if there is room. */
export const SkillList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: 0.75rem var(--gap);
  ${onChart(css`
    grid-template: none;
    grid-auto-rows: 1fr;
    gap: 0;
  `)}
`;

/** Without a chart. On wide screens, the bars of a group are beside its title. */
export const BarGroups = styled.div`
  ${media.wide} {
    ${twoColumns}
    row-gap: 2rem;
    ${SkillList} {
      grid-column: 1 / -1;
    }
    ${GroupTitle} + ${SkillList} {
      grid-column: 2;
    }
    ${GroupTitle} {
      padding: 0;
      font-size: var(--text-lg);
    }
  }
`;

/**
 * A skill. Without a chart, the bar is below logo, name and percent, and the rest below the bar.
 */
export const SkillItem = styled.li`
  --logo-size: 1.5rem;
  --logo-width: var(--logo-size);
  display: grid;
  grid-template: 'logo title percent' auto 'bar bar bar' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0.25rem 0;
  /* A link that leads to it brings the row near the middle of the screen. */
  &:target {
    scroll-margin-top: 38vh;
  }
  ${onChart(css`
    ${besideChart}
    --logo-size: 3rem;
    --coast-end: ${coastEndAt('--level')};
    position: relative;
    grid-template: 'logo title' auto 'logo .' 1fr / auto minmax(0, 1fr);
    align-items: start;
    /* The next name begins half a line above its dot. */
    padding-bottom: 2.5rem;
  `)}
`;

/** On a chart, its middle is at the height of the dot. */
export const SkillLogo = styled.div`
  grid-area: logo;
  margin-inline-end: 0.625rem;
  ${onChart(css`
    margin-top: calc(-0.5 * var(--logo-size));
    margin-inline-end: 1rem;
  `)}
`;

export const SkillTitle = styled.h3`
  grid-area: title;
  font-size: var(--text-md);
  ${onChart(css`
    font-size: var(--text-lg);
    /* The middle of the first line, which is 1.12 high, is at the height of the dot. */
    margin-top: calc(-0.56 * var(--text-lg));
    /* Beside the logo, 3rem, and its space, 1rem, with a space of 1rem behind it. */
    max-width: calc(var(--names-width) - 5rem);
  `)}
`;

export const Percent = styled.b`
  grid-area: percent;
  line-height: 1.12;
  ${SkillItem}:target & {
    border-radius: 0.15em;
    color: var(--on-action);
    background: var(--action);
    box-shadow: 0 0 0 0.2em var(--action);
  }
  ${onChart(numberAt('100% - var(--coast-end)'))}
`;

/** What the skill was used for, and a note. */
export const SkillFact = styled.p`
  grid-column: 1 / -1;
  ${muted}
  ${onChart(css`
    grid-column: 2;
  `)}
`;

/**
 * The track of a level, from 0 to 100, with a bar to a dot. Without a chart, the track is water.
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
  &::before {
    content: '';
    width: calc(100% * var(--level));
    height: var(--bar);
    border-radius: inherit;
    background: var(--link);
  }
  &::after {
    ${dotAt('100% * var(--level)')}
    /* On a bar, the dot is within the track. On a chart, its middle is at the level. */
    inset-inline-start: calc((100% - ${DOT}rem) * var(--level));
  }
  ${SkillItem}:target & {
    --bar: 0.75rem;
  }
  ${onChart(css`
    --bar: 5px;
    position: absolute;
    inset-inline: var(--names-width) var(--number-room);
    top: 0;
    height: 0;
    &::after {
      inset-inline-start: calc(100% * var(--level) - ${DOT / 2}rem);
    }
  `)}
  /* Browsers remove backgrounds when colors are forced. */
  ${media.forcedColors} {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;
