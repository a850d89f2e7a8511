'use client';

import styled from 'styled-components';

/** A list of points with marks. */
export const PointList = styled.ul`
  display: grid;
  gap: 0.4em;
  margin-top: 0.7em;
  padding-inline-start: 1.15em;
  list-style: disc;
  li::marker {
    color: var(--link);
  }
`;
