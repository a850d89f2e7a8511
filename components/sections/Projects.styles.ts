'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { quiet } from '../ui/Button.styles';
import { muted, row, thumbLink } from '../ui/Section.styles';

/** The picture does the talking: wider than the text, on the other side in every second card. */
export const Featured = styled.ul`
  display: grid;
  gap: var(--gap);
  > li {
    gap: 1.25rem;
    ${media.desktop} {
      display: grid;
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
  }
`;

export const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(19rem, 100%), 1fr));
  gap: var(--gap) var(--space-3);
  ul + & {
    margin-top: var(--gap-lg);
  }
`;

/** Cards behind a press on the `summary`. */
export const More = styled.details`
  margin-top: var(--space-6);
  > summary {
    min-height: 3rem;
    margin-inline: auto;
    padding: 0.7rem 1.25rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    ${quiet}
  }
`;

// `picture[data-whole]`: shown whole: a frame like the others', the picture standing in it.
export const Card = styled.li`
  scroll-margin-top: 1.5rem;
  display: flex;
  flex-direction: column;
  gap: 1.1rem;
  img,
  picture[data-whole] {
    aspect-ratio: 8 / 5;
    border: 1px solid var(--line);
    border-radius: var(--radius-md);
  }
  img {
    width: 100%;
    object-fit: cover;
  }
  picture[data-whole] {
    display: block;
    position: relative;
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
`;

export const Story = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  p {
    max-width: var(--measure);
    margin-top: 0.5em;
    color: var(--ink-soft);
  }
`;

/** What the owner did, behind a press on the `summary`. */
export const Deeds = styled.details`
  max-width: var(--measure);
  margin-top: 0.25rem;
  > summary {
    min-height: 2.75rem;
    padding-block: 0.6rem;
    color: var(--link);
    ${media.hover} {
      &:hover {
        text-decoration: underline;
      }
    }
  }
  > ul {
    ${muted}
    margin-top: 0;
  }
`;

export const Links = styled.ul`
  ${row}
  gap: 0.5rem;
  margin-top: auto;
  padding-top: 1.1rem;
  a {
    ${thumbLink}
    padding-block: 0.4rem;
    padding-inline: 0.75rem 0.9rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
    font-size: var(--text-sm);
    ${media.hover} {
      &:hover {
        border-color: var(--link);
        color: var(--link);
      }
    }
  }
`;
