'use client';

import styled from 'styled-components';
import { coastSizes } from '../coast/CoastParts.styles';
import { media } from '../styles/media';

/**
 * A shore is a drawing above the upper edge of its section (`--shore-height`). It lies in the empty
 * space at the end of the section before (`--shore-below`). SectionFrame sets both, and
 * `--title-gap`, because an introduction is nearer to the title than other content.
 */
export const SectionBox = styled.section`
  --padding: clamp(2.25rem, 1rem + 5vw, 6rem);
  --padding-top: var(--padding);
  position: relative;
  padding-block: var(--padding-top) calc(var(--padding) + var(--shore-below, 0px));
  color: var(--ink);
  background: var(--ground);
  /* A jump to a section shows a part of its shore, too, and its title in the upper third. */
  scroll-margin-top: min(var(--shore-height, 0px), 8vh);
  &[data-ground='land'] {
    ${coastSizes}
    /* The coast is behind the texts, but in front of the ground. */
    isolation: isolate;
    /* The parts of the coast are cut here. */
    overflow-y: clip;
  }
  /* There is no water, so a line replaces the shore. */
  ${media.forcedColors} {
    &[data-ground^='deep'] {
      border-top: 1px solid;
    }
  }
`;

/** Its longest word fits into the column, which is `--title-width` wide. */
export const SectionTitle = styled.h2`
  margin-bottom: var(--title-gap, var(--gap));
  font-size: min(var(--text-2xl), var(--title-width, var(--column)) / var(--longest-word-width));
`;

/**
 * What moves when a section appears. The coast stays, so what contains a part of it stays, too, and
 * the other children move: of `<Column><h2/><ol><li><Part/><p/></li></ol></Column>`, `h2` and `p`.
 */
const withoutCoast = ':not([data-coast], :has([data-coast]))';
const movingParts = `> ${withoutCoast}, :has([data-coast]) > ${withoutCoast}`;

/** Parts of the coast are placed in this box. */
export const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter) calc(var(--gutter) + var(--coast-padding, 0px));
  /* States of Reveal. A section that has the focus or the target of a link is not hidden: the
     browser has already scrolled there, and sliding up would move the target behind the header.
     Browsers without ':has()' show sections without motion. */
  ${media.motionOnScreen} {
    &[data-reveal='hidden']:not(:is(:focus-within, :has(:target))) {
      ${movingParts} {
        opacity: 0;
        transform: translateY(1rem);
      }
    }
    &[data-reveal='fading'] {
      ${movingParts} {
        transition: 280ms var(--ease);
        transition-property: opacity, transform;
      }
    }
  }
`;

/**
 * A column with dots. `--room-above-dots` is the height of the coast from the bay, or from the top
 * of the section, to the first dot.
 */
export const CoastColumn = styled(Column)`
  --room-above-dots: var(--inlet-half);
  ${media.desktop} {
    /* An empty float. The rows clear it, so they begin at its end, or below a higher title. */
    &::before {
      content: '';
      /* Chrome and Edge before 118 know only "right". */
      float: right;
      float: inline-end;
      height: calc(var(--bay-height, 0px) - var(--padding-top) + var(--room-above-dots));
    }
  }
`;

export const Intro = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--gap);
  font-size: var(--text-lg);
`;
