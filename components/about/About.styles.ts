'use client';

import styled, { css } from 'styled-components';
import { portraitFocus } from '@/lib/design/portrait';
import { media } from '../theme/media';
import { pictureRatio } from '../theme/sizes';
import { Column, forVariant } from '../ui/Section.styles';

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  column-gap: var(--gap);
`;

/**
 * Without a photo, the facts are below the texts, in three columns if there is room. On desktops
 * they are in the column of the title, and end where the texts end, if there are several.
 */
const withoutPhoto = css`
  > dl,
  > .cv {
    margin-top: 2rem;
  }
  ${media.split} {
    .introduction {
      display: block;
    }
    .biography > p[data-lead] {
      grid-column: 1 / -1;
    }
  }
  ${media.splitToDesktop} {
    > dl {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 1rem var(--gap);
      border: 0;
      > div {
        display: block;
      }
    }
  }
  ${media.desktop} {
    ${columns}
    grid-template-rows: auto 1fr;
    .introduction {
      grid-area: 1 / 2 / span 2;
    }
    > dl {
      grid-area: 2 / 1;
      align-self: end;
      /* One fact would look lost there. It is below the texts. */
      &:not(:has(> div + div)) {
        grid-area: 3 / 2;
      }
    }
    > .cv {
      grid-column: 2;
    }
  }
`;

/** On desktops a large photo fills one side of the screen. Its inner edge is a shore. */
const withLargePhoto = css`
  .photo > .shore {
    display: none;
  }
  ${media.desktop} {
    ${columns}
    > h2 {
      grid-column: 2;
    }
    .introduction {
      display: contents;
    }
    /* From the top of the section to the end of the texts, and to the edge of the window. */
    .photo {
      grid-area: 1 / 1 / span 2;
      position: relative;
      top: 0;
      align-self: stretch;
      margin-top: calc(-1 * var(--padding));
      margin-inline-start: calc(-1 * var(--page-margin));
      /* In the water it begins below the shore at the upper edge of the section. */
      [data-water] & {
        margin-top: 0;
      }
      img {
        position: absolute;
        height: 100%;
        border-radius: 0;
      }
      > .shore {
        display: block;
        position: absolute;
        inset: 0;
        /* Shore draws at the inline start. */
        transform: scaleX(-1);
        pointer-events: none;
      }
    }
  }
`;

/** An upright photo gets a square frame. The usual frame is lower, and would cut off the hair. */
const withUprightPhoto = css`
  .photo img {
    max-width: 28rem;
    aspect-ratio: 1;
    object-position: ${portraitFocus};
  }
`;

export type AboutVariant = 'without-photo' | 'large-photo' | 'upright-photo';

export const AboutColumn = styled(Column)`
  .introduction {
    display: grid;
    gap: 2rem;
  }
  .photo img {
    width: 100%;
    aspect-ratio: ${pictureRatio};
    border-radius: var(--radius-md);
    object-fit: cover;
  }
  ${forVariant<AboutVariant>('upright-photo', withUprightPhoto)}
  .biography {
    display: grid;
    /* Texts are in the first column. The list of facts spans both columns, so that the lines
       between the facts reach the edge. */
    grid-template-columns: minmax(0, var(--measure)) 1fr;
    gap: 1.25rem 0;
    > p {
      grid-column: 1;
      /* Not 'balance': Chromium balances at most six lines. */
      text-wrap: pretty;
    }
    > p:first-child {
      font-size: var(--text-lg);
      line-height: 1.5;
    }
  }
  dl {
    grid-column: 1 / -1;
    > div {
      display: grid;
      grid-template-columns: min(9rem, 32%) minmax(0, 1fr);
      align-items: baseline;
      column-gap: 1rem;
    }
  }
  .services {
    grid-column: 1 / -1;
    margin-top: var(--gap-lg);
    h3 {
      margin-bottom: 1rem;
      /* Larger than the names below it. */
      font-size: calc(1.45 * var(--text-xl));
    }
    ul {
      border-bottom: 1px solid var(--line);
    }
    li {
      padding-block: 1rem;
      border-top: 1px solid var(--line);
    }
    h4 {
      font-size: calc(1.2 * var(--text-xl));
    }
    p {
      max-width: var(--measure);
      color: var(--ink-soft);
    }
  }
  ${media.wide} {
    .introduction,
    .services li {
      ${columns}
    }
    .services li {
      align-items: baseline;
    }
    .photo {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
      align-self: start;
    }
    .photo img {
      max-width: 100%;
      aspect-ratio: 1;
    }
    .biography > p[data-lead] {
      font-size: var(--text-xl);
      font-weight: 500;
      line-height: 1.3;
      letter-spacing: -0.01em;
    }
  }
  ${forVariant<AboutVariant>('without-photo', withoutPhoto)}
  ${forVariant<AboutVariant>('large-photo', withLargePhoto)}
`;
