'use client';

import styled, { css } from 'styled-components';
import { media } from '../styles/media';
import { boldTapTarget, displayText, wrappingRow } from '../styles/mixins';
import { TITLE_LINE_HEIGHT } from '../styles/sizes';
import { PictureLink } from './ProjectPicture.styles';

export const Texts = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 0.5rem;
  max-width: var(--measure);
`;

/** Tags and links, at the foot of their card, so that those of a row are in a line. */
export const Foot = styled.div`
  display: grid;
  gap: 0.5rem;
  margin-top: auto;
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

const large = css`
  margin-bottom: 0.25rem;
  font-size: var(--text-headline);
  ${displayText}
  line-height: ${TITLE_LINE_HEIGHT};
  text-wrap: balance;
`;

/** The title of a featured project that has no result. */
export const LargeTitle = styled(ProjectTitle)`
  ${large}
`;

/** The result of a featured project. Its title is small above it. */
export const LargeResult = styled.strong`
  ${large}
`;

export const Links = styled.ul`
  ${wrappingRow}
  column-gap: 1.25rem;
  a {
    ${boldTapTarget}
    color: var(--link);
    text-decoration: underline;
  }
`;
