'use client';

import styled from 'styled-components';
import { media } from '../styles/media';

/** Covers the picture. */
export const PictureLink = styled.a`
  position: absolute;
  inset: 0;
`;

export const PictureFrame = styled.div`
  position: relative;
  border-radius: inherit;
  ${media.print} {
    display: none;
  }
  picture {
    display: block;
    position: relative;
    /* Not 'auto': a greatest height would then make the frame narrower, too. */
    width: 100%;
    aspect-ratio: var(--ratio);
    outline: 1px solid var(--line);
    border-radius: inherit;
    overflow: hidden;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${media.motion} {
    picture {
      transition: transform 200ms var(--ease);
    }
    &:has(${PictureLink}:hover) picture {
      transform: translateY(-4px);
    }
  }
`;

/** Underlined while the pointer is on the picture. */
export const ProjectTitle = styled.h3`
  ${media.hover} {
    li:has(${PictureLink}:hover) & {
      text-decoration: underline 2px;
    }
  }
`;
