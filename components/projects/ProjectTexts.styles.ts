'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, displayText, wrappingRow } from '../styles/mixins';
import { TITLE_LINE_HEIGHT } from '../styles/sizes';
import { PictureLink } from './ProjectPicture.styles';

export const textRows = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  align-content: start;
  p {
    max-width: var(--measure);
  }
`;

export const TextRows = styled.div`
  ${textRows}
`;

/** Underlined while the pointer is on the picture. */
export const ProjectTitle = styled.h3`
  font-size: var(--name-size, var(--text-lg));
  ${media.hover} {
    li:has(${PictureLink}:hover) & {
      text-decoration: underline 2px;
    }
  }
`;

/** Large for a featured project. */
export const Result = styled.strong`
  margin-bottom: 0.25rem;
  font-size: var(--result-size);
  ${displayText}
  line-height: ${TITLE_LINE_HEIGHT};
  text-wrap: balance;
`;

export const Links = styled.ul`
  ${wrappingRow}
  column-gap: 1.25rem;
  a {
    ${boldTapTarget}
    color: var(--link);
    font-size: 1rem;
    text-decoration: underline;
  }
`;
