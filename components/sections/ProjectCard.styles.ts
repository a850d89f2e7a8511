'use client';

import styled, { css } from 'styled-components';
import { media } from '../theme/media';
import { dotted } from '../ui/Section.styles';

// `picture[data-whole]`: shown whole: a frame like the others', the picture standing in it.
const frame = css`
  scroll-margin-top: 1.5rem;
  img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
    object-fit: cover;
  }
  picture[data-whole] {
    display: block;
    position: relative;
    aspect-ratio: 8 / 5;
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
    background: var(--sunken);
    img {
      position: absolute;
      inset: 0;
      width: auto;
      max-width: 92%;
      max-height: 88%;
      margin: auto;
      aspect-ratio: auto;
      border-radius: var(--radius-sm);
      box-shadow: var(--shadow);
    }
  }
  &:target :is(img, [data-cover]) {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
  }
  ${media.print} {
    break-inside: avoid;
    padding-bottom: 1mm;
    picture {
      display: none;
    }
  }
`;

export const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: 1.1rem;
  ${frame}
`;

/** The picture does the talking: wider than the text, on the other side in every second card. */
export const LargeCard = styled.li`
  display: grid;
  gap: 1.25rem;
  ${frame}
  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: center;
    gap: var(--gap);
    &:nth-child(even) {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      > :first-child {
        order: 1;
      }
    }
  }
  ${media.print} {
    && {
      display: block;
    }
  }
`;

export const Story = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

export const Title = styled.h3`
  font-size: var(--text-xl);
`;

/** When it was made, and the owner's part in it. */
export const About = styled.p`
  ${dotted}
`;

export const Description = styled.p`
  max-width: var(--measure);
  margin-top: 0.5em;
  color: var(--ink-soft);
  ${media.print} {
    max-width: none;
    margin-top: 0.5mm;
  }
`;

export const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: auto;
  padding-top: 1.1rem;
  ${media.print} {
    gap: 0 4mm;
    padding-top: 0.5mm;
  }
`;

export const LinkButton = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  padding-block: 0.4rem;
  padding-inline: 0.75rem 0.9rem;
  border: 1.5px solid var(--edge);
  border-radius: var(--radius-sm);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      border-color: var(--teal);
      color: var(--teal);
    }
  }
  ${media.print} {
    display: inline;
    padding: 0;
    border: 0;
    svg {
      display: none;
    }
  }
`;
