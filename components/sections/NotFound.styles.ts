'use client';

import styled from 'styled-components';

export const Deep = styled.main`
  position: relative;
  display: grid;
  align-items: center;
  min-height: calc(100svh - 6rem);
  padding-block: calc(var(--header-height) + 2rem) 4rem;
  overflow: hidden;
  overflow: clip;
  > * {
    width: 100%;
  }
  p {
    margin-block: 1em 2em;
    color: var(--ink-soft);
    font-size: var(--text-lg);
  }
`;

export const NotFoundTitle = styled.h1`
  font-size: var(--text-3xl);
  letter-spacing: -0.03em;
`;
