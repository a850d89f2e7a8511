'use client';

import styled from 'styled-components';
import { HeroBox } from '../ui/Hero.styles';

/** The page for unknown addresses: it fills the screen above the footer. */
export const NotFoundBox = styled(HeroBox)`
  min-height: calc(100svh - 10rem);
  h1 {
    padding-top: 1rem;
    /* --text-3xl is small for an owner with a long name. The title here does not have that name, so
       it is at least as large as a section title. */
    font-size: max(var(--text-3xl), var(--text-2xl));
  }
`;
