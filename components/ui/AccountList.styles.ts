'use client';

import styled from 'styled-components';
import { media } from '../styles/media';

/** A picture, so that browsers show its text if they cannot load it, or show no SVG. */
export const AccountPicture = styled.img`
  filter: var(--icon-filter);
  opacity: 0.8;
  ${media.forcedColors} {
    filter: none;
    opacity: 1;
    background: #fff;
    forced-color-adjust: none;
  }
`;
