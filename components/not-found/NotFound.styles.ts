'use client';

import styled from 'styled-components';
import { HeroBox } from '../ui/Hero.styles';

/** Fills the screen above the footer. */
export const NotFoundBox = styled(HeroBox)`
  min-height: calc(100svh - 10rem);
  h1 {
    padding-top: 1rem;
    /* --text-3xl is small for an owner with a long name, which is not in this title. */
    font-size: max(var(--text-3xl), var(--text-2xl));
  }
`;
