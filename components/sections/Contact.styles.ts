'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Columns = styled.div`
  display: grid;
  gap: var(--space-6) clamp(var(--space-4), 6vw, 6rem);
  @media (min-width: 60rem) {
    grid-template-columns: minmax(16rem, 2fr) minmax(0, 3fr);
  }
  ${media.print} {
    display: block;
  }
`;

export const Side = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
  min-width: 0;
  ${media.print} {
    gap: 1mm;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: var(--space-2);
  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10mm;
  }
`;

export const Fact = styled.div`
  dt {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  dd {
    margin: 0;
    font-size: var(--text-lg);
    overflow-wrap: anywhere;
  }
`;

export const SocialLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  ${media.print} {
    display: block;
  }
`;

export const SocialLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  ${media.print} {
    display: inline;
  }
`;

export const Offer = styled.p`
  font-size: var(--text-lg);
`;
