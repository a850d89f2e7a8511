'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';

// `&[data-deep]`: the deep end of the page: the dark set of colours, whatever the theme. The shore
// stands above the section, over the padding of the one before.
export const SectionBox = styled.section`
  position: relative;
  padding-block: var(--section-gap);
  border-top: 1px solid var(--line);

  &[data-deep] {
    --shore: clamp(3.5rem, 7vw, 8rem);
    --ground: var(--deep);
    --depth-x: 0px;
    --depth-y: 26px;
    margin-top: var(--shore);
    color: var(--ink);
    background: var(--deep);
    border-top: 0;
    > [data-edge] {
      inset-block: auto calc(100% - 1px);
      height: var(--shore);
    }
  }
  ${media.print} {
    && {
      margin: 0;
      padding-block: 3mm;
      border-top: 1px solid var(--line);
      background: none;
    }
  }
`;

/** The column everything stands in. */
// `position`: above the contours.
export const Column = styled.div`
  position: relative;
  width: 100%;
  max-width: calc(var(--width) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  ${media.print} {
    padding-inline: 0;
  }
`;

export const SectionTitle = styled.h2`
  margin-bottom: var(--gap);
  font-size: var(--text-2xl);
  ${media.print} {
    margin-bottom: 2mm;
    break-after: avoid;
  }
`;

/** Above a part of a section. */
export const Subtitle = styled.h3`
  margin-top: var(--gap-lg);
  margin-bottom: var(--space-3);
  ${media.print} {
    margin-block: 3mm 1mm;
    break-after: avoid;
  }
`;

/** Secondary text in small letters. */
export const muted = css`
  color: var(--ink-soft);
  font-size: var(--text-sm);
`;

/** The size of a thumb, and as bold as a button: links of menus, profiles and the like. */
export const tapTarget = css`
  display: flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
`;

/** A list in a row that wraps. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
`;

/** Facts of a name and a value each, lines between them. */
export const FactList = styled.dl`
  border-bottom: 1px solid var(--line);
  > div {
    padding-block: 0.65rem;
    border-top: 1px solid var(--line);
  }
  dt {
    ${muted}
  }
  dd {
    font-weight: 600;
  }
  ${media.print} {
    &,
    > div {
      padding: 0;
      border: 0;
    }
  }
`;

/** Points below a description; their marks hang in the margin of the text. */
export const Points = styled.ul`
  display: grid;
  gap: 0.4em;
  margin-top: 0.7em;
  padding-inline-start: 1.15em;
  list-style: disc;
  li::marker {
    color: var(--link);
  }
  ${media.print} {
    gap: 0;
    margin-top: 0.5mm;
  }
`;
