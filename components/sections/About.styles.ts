'use client';

import styled from 'styled-components';
import { media, pictureRatio } from '../theme/media';
import { FactList, muted } from '../ui/Section.styles';

export const Layout = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.wide} {
    display: flex;
    align-items: start;
    gap: var(--gap);
  }
`;

export const Photo = styled.div`
  img {
    width: 100%;
    aspect-ratio: ${pictureRatio};
    border-radius: var(--radius-md);
    object-fit: cover;
  }
  ${media.wide} {
    flex: 5;
    position: sticky;
    top: calc(var(--header-height) + 2rem);
    img {
      aspect-ratio: 1;
    }
  }
`;

export const Biography = styled.div`
  flex: 7;
  display: grid;
  gap: 1.1em;
  max-width: var(--measure);
  > p:first-child {
    font-size: var(--text-lg);
    line-height: 1.5;
  }
`;

export const Answers = styled(FactList)`
  > div {
    display: grid;
    grid-template-columns: min(9rem, 32%) minmax(0, 1fr);
    align-items: baseline;
    gap: 0 var(--space-2);
  }
`;

export const Services = styled.ul`
  display: grid;
  gap: 0 var(--space-4);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding-block: 0.7rem 1rem;
    border-top: 2px solid var(--link);
  }
  h4 {
    margin-bottom: 0.3em;
    line-height: 1.3;
  }
  p {
    ${muted}
  }
`;
