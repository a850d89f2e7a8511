'use client';

import styled from 'styled-components';
import { Hero } from '../hero/Hero.styles';

/** The page for unknown addresses: fills the screen above the footer. */
export const NotFoundHero = styled(Hero)`
  min-height: calc(100svh - 10rem);
  h1 {
    padding-top: var(--space-2);
    font-size: var(--text-3xl);
  }
`;
