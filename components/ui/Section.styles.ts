'use client';

import styled, { css } from 'styled-components';
import { media, motionQuery } from '../styles/media';
import { titleAside } from '../styles/sizes';

/**
 * A section on `deep` or `deepest` begins with a shore, a drawing above its upper edge, which lies
 * in the empty space at the end of the section before (`--shore-below`). SectionFrame sets both,
 * and `--title-gap`, because an introduction is nearer to the title than other content.
 */
export const SectionBox = styled.section`
  --padding: clamp(2.25rem, 1rem + 5vw, 6rem);
  position: relative;
  padding-block: var(--padding) calc(var(--padding) + var(--shore-below, 0px));
  color: var(--ink);
  background: var(--ground);
  /* A jump to a section shows its shore, too. */
  scroll-margin-top: var(--shore-height);
  > [data-shore] {
    inset-block: auto calc(100% - 1px);
    height: var(--shore-height);
  }
  ${media.print} {
    padding-block: 0;
    margin-top: var(--gap-lg);
    background: none;
  }
  /* There is no water, so a line replaces the shore. */
  ${media.forcedColors} {
    &[data-ground^='deep'] {
      border-top: 1px solid;
    }
    > [data-shore] {
      visibility: hidden;
    }
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: var(--title-gap, var(--gap));
  font-size: var(--text-2xl);
  ${media.print} {
    margin-bottom: 0.5rem;
  }
`;

/** `position: relative` puts the column above the contours. */
export const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  /* States of Reveal. A section that has the focus or the target of a link is not hidden: the
     browser has already scrolled there, and sliding up would move the target behind the header.
     Browsers without ':has()' ignore only that part. */
  @media screen and ${motionQuery} {
    &[data-reveal='hidden']:not(:is(:focus-within, :has(:target))) {
      opacity: 0;
      transform: translateY(1rem);
    }
    &[data-reveal='fading'] {
      transition: 280ms var(--ease);
      transition-property: opacity, transform;
    }
  }
`;

/** The longest word of a title beside its section fits into its column. */
export const titleAsideSize = css`
  font-size: min(var(--text-2xl), ${titleAside.width}rem / var(--longest-word-width));
`;

/**
 * The column of a section whose title is beside the content on vast screens, and stays in view
 * while the content scrolls past. The title is a float, so the content needs no element around it.
 */
export const TitleAsideColumn = styled(Column)`
  ${media.vast} {
    padding-inline-start: calc(var(--gutter) + ${titleAside.width + titleAside.gap}rem);
    ${SectionTitle} {
      ${titleAsideSize}
      position: sticky;
      top: calc(var(--header-height) + 2.5rem);
      float: inline-start;
      width: ${titleAside.width}rem;
      margin: 0;
      margin-inline-start: -${titleAside.width + titleAside.gap}rem;
    }
  }
`;

export const Intro = styled.p`
  max-width: var(--measure);
  margin-bottom: var(--gap);
  font-size: var(--text-lg);
`;
