'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, muted, onlyOnScreen, wrappingRow } from '../styles/mixins';
import { PICTURE_RATIO } from '../styles/sizes';
import { Column } from '../ui/Section.styles';

export const ProjectsColumn = styled(Column)`
  /* The distance between projects: on phones more than twice that between parts of a project. */
  --between: max(3rem, var(--gap-lg));
  p {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  ${media.hover} {
    li details > summary:hover {
      text-decoration: underline;
    }
  }
  li details {
    > summary {
      min-height: var(--tap-size);
      color: var(--link);
    }
    > ul {
      ${muted}
      max-width: var(--measure);
      margin-top: 0;
    }
    ${media.motion} {
      &::details-content {
        height: 0;
        overflow-y: clip;
        transition: height 240ms, content-visibility 240ms allow-discrete;
      }
      &[open]::details-content {
        height: auto;
      }
    }
  }
`;

export const ProjectLinkRow = styled.ul`
  ${wrappingRow}
  gap: 0 1.25rem;
  a {
    ${boldTapTarget}
    color: var(--link);
    font-size: var(--text-sm);
  }
  ${media.hover} {
    a:hover {
      text-decoration: underline;
    }
  }
`;

/**
 * The frame of a project's picture, which fills it. In the dark theme the picture is not dimmed,
 * because that would change the white of a screenshot.
 */
export const PictureBox = styled.div`
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
    filter: none;
  }
`;

/** Covers the picture. */
export const PictureLink = styled.a`
  ${onlyOnScreen}
  position: absolute;
  inset: 0;
`;

/** The links of a project with a picture look like buttons. */
export const outlinedLinks = css`
  ${ProjectLinkRow} {
    gap: 0.5rem;
    a {
      padding-inline: 0.75rem;
      border: 1.5px solid var(--edge);
      border-radius: var(--radius-sm);
      color: var(--ink);
      ${media.hover} {
        &:hover {
          border-color: var(--link);
          color: var(--link);
          text-decoration: none;
        }
      }
    }
  }
`;
