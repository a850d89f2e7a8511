'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

/** Projects as rows with lines between them, like an index. Links are texts with an icon. */
export const ProjectIndex = styled.ul`
  border-bottom: 1px solid var(--line);
  .project {
    display: grid;
    gap: 0.5rem var(--gap);
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  .dotted {
    font-size: var(--text-xs);
  }
  img {
    margin-top: 0.75rem;
    outline: 1px solid var(--line);
    border-radius: var(--radius-sm);
  }
  .text {
    min-width: 0;
  }
  .short {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: 1.5rem;
  }
  .links {
    gap: 0 1.25rem;
    /* Links have room for fingers, which reaches into the padding of the project. */
    margin-block: -0.625rem;
    a {
      gap: 0.4em;
      color: var(--link);
      ${media.hover} {
        &:hover {
          text-decoration: underline;
        }
      }
    }
  }
  ${media.wide} {
    .project {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      /* Links are directly below the text, even if the picture beside them is high. */
      grid-template-rows: auto 1fr;
      align-items: first baseline;
      padding-block: 1.25rem;
    }
    .head {
      grid-row: span 2;
    }
  }
  ${media.desktop} {
    .project {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) minmax(9rem, auto);
      grid-template-rows: none;
    }
    .head {
      grid-row: auto;
    }
    .links {
      flex-direction: column;
      align-items: start;
      /* In line with the title. 'baseline' would align the title with the icon of the link, and not
         with its text. */
      align-self: start;
      margin-top: calc(0.7 * var(--text-lg) - 1.375rem);
    }
  }
`;
