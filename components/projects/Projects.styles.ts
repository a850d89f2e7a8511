'use client';

import styled, { css } from 'styled-components';
import { DISPLAY_WEIGHT } from '@/lib/design/typeface';
import { boldTapTarget, wrappingRow } from '../styles/mixins';
import { PICTURE_RATIO } from '../styles/sizes';
import { Column } from '../ui/Section.styles';

export const ProjectsColumn = styled(Column)`
  /* The distance between projects: on phones more than twice that between parts of a project. */
  --between: max(3rem, var(--gap-lg));
  > :not(h2) + *,
  > div > ul + ul {
    margin-top: var(--between);
  }
  > div > h3 {
    margin-bottom: 1.5rem;
  }
  p,
  details {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  /* A result. */
  strong {
    font-size: var(--text-xl);
    font-weight: ${DISPLAY_WEIGHT};
    line-height: 1.12;
    text-wrap: balance;
  }
  summary {
    /* As tall as a finger needs. */
    padding-block: 0.75rem;
    color: var(--link);
  }
  .points {
    font-size: var(--text-sm);
  }
`;

const link = css`
  ${boldTapTarget}
  font-size: var(--text-sm);
`;

/** The links of a project with a picture look like buttons. */
export const LinkButtons = styled.ul`
  ${wrappingRow}
  gap: 0.5rem;
  a {
    ${link}
    padding-inline: 0.75rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
  }
`;

/** The links of a project without a picture. */
export const TextLinks = styled.ul`
  ${wrappingRow}
  gap: 0 1.25rem;
  a {
    ${link}
    color: var(--link);
  }
`;

/** The frame of a project's picture, which fills it. */
export const PictureFrame = styled.div`
  position: relative;
  border-radius: var(--radius-md);
  picture {
    display: block;
    position: relative;
    /* Not 'auto': a greatest height would then make the frame narrower, too. */
    width: 100%;
    aspect-ratio: ${PICTURE_RATIO};
    outline: 1px solid var(--line);
    border-radius: inherit;
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* Covers the picture. */
  a {
    position: absolute;
    inset: 0;
  }
`;

/** The texts of a project with a picture. */
export const ProjectText = styled.div`
  display: flex;
  flex-direction: column;
  p {
    margin-top: 0.5rem;
  }
  > ul {
    padding-top: 1rem;
  }
  details {
    margin-top: 0.25rem;
  }
`;
