'use client';

import styled from 'styled-components';
import { displayWeight } from '@/lib/design/typeface';
import { media } from '../theme/media';
import { muted, pictureFrame, tapTarget, wrappingRow } from '../ui/mixins';
import { Column } from '../ui/Section.styles';

/** On phones this is more than twice the distance between the parts of a project. */
const betweenProjects = 'max(3rem, var(--gap-lg))';

export const ProjectsColumn = styled(Column)`
  .project {
    display: flex;
    flex-direction: column;
    gap: 1rem;
    picture {
      ${pictureFrame}
    }
    /* It grows in its frame while the pointer is over the card, see below. */
    img {
      width: 100%;
      height: 100%;
      object-fit: cover;
    }
    /* The result is the headline of such a card. */
    &[data-result] :is(h3, h4) {
      font-size: var(--text-lg);
    }
  }
  .text {
    display: flex;
    flex: 1;
    flex-direction: column;
    > ul {
      padding-top: 1rem;
    }
  }
  p {
    max-width: var(--measure);
    margin-top: 0.5rem;
    color: var(--ink-soft);
  }
  .text > details {
    margin-top: 0.25rem;
    > summary {
      min-height: 2.75rem;
      color: var(--link);
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
    }
    > ul {
      ${muted}
      max-width: var(--measure);
      margin-top: 0;
    }
    ${media.motion} {
      &::details-content {
        height: 0;
        overflow-y: clip;
        transition: height 240ms, content-visibility 240ms allow-discrete;
      }
      &[open]::details-content {
        height: auto;
      }
    }
  }
  .links {
    ${wrappingRow}
    gap: 0.5rem;
    a {
      ${tapTarget}
      padding-inline: 0.75rem;
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
  }
  .featured,
  .others {
    display: grid;
    gap: ${betweenProjects} 1.5rem;
  }
  /* The names of groups. */
  > h3,
  > details > h3 {
    margin: ${betweenProjects} 0 1.5rem;
  }
  > h2 + h3 {
    margin-top: 0;
  }
  .result {
    margin-block: 0.5rem 0.25rem;
    font-size: var(--text-xl);
    font-weight: ${displayWeight};
    line-height: 1.12;
    letter-spacing: -0.01em;
  }
  .others {
    h3,
    h4 {
      font-size: var(--text-lg);
    }
    p {
      font-size: var(--text-sm);
      line-height: 1.5;
    }
    /* Tags and links are at the end of a card, in line with those of the cards next to it. */
    .text > ul:first-of-type {
      margin-top: auto;
    }
    ${media.wide} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${media.desktop} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    ${media.wideToDesktop} {
      /* A card that would be alone in the last row takes the whole row. */
      > :last-child:nth-child(odd) {
        display: grid;
        grid-column: 1 / -1;
        grid-template-columns: inherit;
        align-items: center;
        gap: 1.5rem;
      }
    }
  }
  ${media.desktop} {
    .featured > li {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: start;
      gap: var(--gap);
      /* In every second card the picture is on the other side. */
      &:nth-child(even) {
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
        > :first-child {
          order: 1;
        }
      }
    }
  }
  /* If colors are forced, pictures keep their frames. */
  @media (forced-colors: none) {
    .featured picture {
      /* To the edge of the window. */
      margin-inline: calc(-1 * var(--side));
      border-radius: 0;
    }
    ${media.desktop} {
      .featured picture {
        /* A rem further, so that the round corners are outside of the window. Picture.tsx sets
           --outside for pictures that must not lose this rem. */
        margin-inline: calc(-1 * var(--side) - 1rem) 0;
        padding-inline-start: var(--outside);
        border-radius: var(--radius-md);
      }
      .featured > :nth-child(even) picture {
        margin-inline: 0 calc(-1 * var(--side) - 1rem);
        padding-inline: 0 var(--outside);
      }
    }
  }
  ${media.motion} {
    img {
      transition: transform 400ms var(--ease);
    }
    .project:hover img {
      transform: scale(1.04);
    }
  }
`;

/** A long first highlight of a large card. It is not as large as a short one. */
export const LongResult = styled.strong`
  && {
    font-size: var(--text-lg);
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: 0;
  }
`;

export const More = styled.details`
  margin-top: 3rem;
  > summary {
    display: flex;
    margin-inline: auto;
  }
`;
