'use client';

import styled from 'styled-components';
import {
  dotAt,
  LAND_END_ROOM,
  numberStyles,
  ROOM_ABOVE_CHART,
  ROOM_BELOW_CHART,
  ROOM_BELOW_LEVELS,
} from '../coast/CoastParts.styles';
import { media } from '../styles/media';
import { muted, twoColumns, wholePixels } from '../styles/mixins';

export const NameGroups = styled.div`
  position: relative;
  display: grid;
  row-gap: 1rem;
  margin-bottom: ${LAND_END_ROOM};
  /* The coast below rises to this distance from the last line. */
  padding-bottom: 0.75rem;
  ${media.wide} {
    ${twoColumns}
    align-items: baseline;
    row-gap: var(--gap);
  }
`;

/** All rows are as high as the highest, so that the coast, which is one drawing, meets each dot. */
export const Chart = styled.div`
  display: grid;
  grid-auto-rows: 1fr;
  [data-drawing] {
    display: none;
  }
  ${media.chart} {
    --names: 8.75rem;
    /* A bar has a multiple of 20px, so that at each 5 % is a whole pixel. On phones, 10px are enough,
       because they have two pixels for one. */
    --bar-step: 10px;
    ${wholePixels('--zero-from-window', 'calc(var(--page-margin) + var(--names))')}
    --zero: calc(var(--zero-from-window) - var(--page-margin));
    /* Rounding may add 10px: 5px are taken off here, and before the numbers, 0.5rem are free. */
    ${wholePixels('--bar', 'calc(100% - var(--zero) - var(--dot-from-end) - 5px)', 'var(--bar-step)')}
    position: relative;
    margin-block: ${ROOM_ABOVE_CHART} ${LAND_END_ROOM};
    padding-bottom: ${ROOM_BELOW_LEVELS};
    [data-drawing] {
      display: block;
    }
  }
  ${media.wide} {
    --bar-step: 20px;
    --names: calc(var(--first-column) + var(--gap));
  }
  + ${NameGroups} {
    margin-top: ${ROOM_BELOW_CHART};
  }
`;

export const SkillGroupTitle = styled.h3`
  ${Chart} & {
    grid-row: span var(--rows);
    align-self: end;
    padding-bottom: 0.5rem;
  }
`;

export const LevelList = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-row: span var(--rows);
  grid-auto-rows: 1fr;
`;

export const SkillItem = styled.li`
  --logo-size: clamp(1.25rem, 1rem + 1vw, 1.5rem);
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  column-gap: 1rem;
  min-height: 2.75rem;
  padding-block: 0.5rem;
  font-size: 1rem;
  ${media.chart} {
    /* Before zero, where the coast is at a level of 0, are 8px. */
    padding-inline-end: calc(100% - var(--zero) + 0.5rem);
  }
  ${media.wide} {
    padding-block: 0.25rem;
  }
`;

export const SkillTitle = styled.h3`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  font-size: inherit;
  /* On paper, what belongs to this title stands beside it. */
  break-after: auto;
  ${media.wide} {
    font-size: var(--text-md);
  }
`;

export const PercentText = styled.b`
  ${media.chart} {
    top: 50%;
    inset-inline-start: calc(100% - var(--number-room));
    ${numberStyles}
    color: var(--link);
  }
`;

/** Where a skill was used, or a note. Narrow windows show one line of it, so that rows stay low. */
export const SkillFact = styled.p`
  ${muted}
  ${media.belowWide} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
    overflow: hidden;
    /* The line is cut at its end, and not before its last word. */
    word-break: break-all;
    flex-basis: 100%;
    font-size: 0.8125rem;
    line-height: 1.35;
    /* Else the ring of the focus would be cut. */
    &:focus-within {
      overflow: visible;
    }
  }
`;

/** A bar to a dot at the coast, and small dots up to the percent. */
export const Level = styled.div`
  --end: calc(1% * var(--level));
  position: relative;
  width: 100%;
  height: 6px;
  background: radial-gradient(circle, var(--link) 0.075rem, transparent 0.11rem) round;
  background-size: 0.55rem 100%;
  ${media.chart} {
    position: absolute;
    top: calc(50% - 3px);
    inset-inline-start: var(--zero);
    width: var(--bar);
  }
  &::before {
    content: '';
    position: absolute;
    width: var(--end);
    height: 100%;
    border-radius: 6px;
    background: var(--link);
  }
  &::after {
    ${dotAt('var(--end)', '3px')}
  }
  /* Browsers remove backgrounds when colors are forced. */
  ${media.forcedColors} {
    --link: CanvasText;
    --ink: CanvasText;
    --action: Canvas;
    forced-color-adjust: none;
  }
`;

export const NameList = styled.ul<{ $hasTitle: boolean }>`
  --logo-size: 1.3em;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5em, 50% - 0.5em), 1fr));
  ${({ $hasTitle }) => !$hasTitle && 'grid-column: 1 / -1;'}
  gap: 0.5em 1em;
  font-weight: 500;
  line-height: 1.3;
`;

export const SkillName = styled.li`
  display: flex;
  gap: 0.5em;
`;

/** Below its name, so that all notes of a list have one place. */
export const Note = styled.small`
  ${muted}
  display: block;
  font-weight: 400;
`;
