'use client';

import styled from 'styled-components';

/** The error page fills the screen above the footer. */
export const NotFoundBox = styled.div`
  --home-height: calc(100svh - 10rem);
`;

/** In the size of the title of a section, in which no language has a word that breaks. */
export const NotFoundTitle = styled.h1`
  padding-top: 1rem;
  font-size: var(--text-2xl);
`;
