'use client';

import styled from 'styled-components';
import { contoursUrl } from './Contours';
import { pictureFrame } from './mixins';

// `Contours.tsx` explains why the property is `-webkit-mask`.
const CoverFrame = styled.div`
  ${pictureFrame}
  display: grid;
  align-items: end;
  padding: clamp(1.1rem, 6%, 2.25rem);
  background: var(--surface);
  container-type: inline-size;
  &::before {
    content: '';
    position: absolute;
    inset: -50%;
    background: var(--link);
    opacity: 0.5;
    -webkit-mask: url(${contoursUrl}) 50% / cover;
    @media (prefers-contrast: more) {
      content: none;
    }
  }
`;

/** The cover of one project, with its own part of the drawing. */
// The transform differs between projects. It is in a component of its own, so that the page
// contains the other rules only once.
export const CoverBackground = styled(CoverFrame)<{ $placement: string }>`
  &::before {
    transform: ${({ $placement }) => $placement};
  }
`;

export const CoverTitle = styled.span`
  position: relative;
  display: -webkit-box;
  overflow: hidden;
  font-size: clamp(1.25rem, 9cqi, 3rem);
  font-weight: 700;
  line-height: 1.1;
  letter-spacing: -0.015em;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  &::before {
    content: '';
    display: block;
    width: 1.1em;
    height: 0.16em;
    margin-bottom: 0.45em;
    border-radius: 1em;
    background: var(--action);
  }
`;
