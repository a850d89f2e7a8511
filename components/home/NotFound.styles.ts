'use client';

import styled from 'styled-components';

/** The error page fills the screen above the footer. */
export const NotFoundBox = styled.div`
  --home-height: calc(100svh - 10rem);
`;

/** In the size of a name of usual length: that of an owner with a long name is small. */
export const NotFoundTitle = styled.h1`
  padding-top: 1rem;
  font-size: max(var(--text-3xl), var(--text-2xl));
`;
