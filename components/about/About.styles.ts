'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { tapTarget, twoColumns } from '../styles/mixins';
import { Column } from '../ui/Section.styles';

/**
 * The photo follows the title. On wide screens, it is beside title and texts, and as high as these,
 * but not higher than 4:5. Beside higher texts it stays in view.
 */
export const PhotoFrame = styled.div`
  /* In its own ratio, unless it is very high or very wide. */
  --frame: clamp(4 / 5, var(--ratio), 3 / 2);
  margin-bottom: 2rem;
  img {
    width: 100%;
    aspect-ratio: var(--frame);
    /* An upright photo is at most 36rem high, as many windows are. */
    max-width: calc(36rem * var(--frame));
    border-radius: var(--radius-md);
    object-fit: cover;
    /* Most faces are in the upper half. */
    object-position: var(--focus, 50% 25%);
  }
  ${media.wide} {
    grid-area: 1 / 1 / span 2;
    container-type: inline-size;
    margin-bottom: 0;
    img {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
      height: min(100%, 100cqw * 5 / 4);
    }
  }
`;

export const ColumnWithPhoto = styled(Column)`
  ${media.wide} {
    ${twoColumns}
    /* Beside a higher photo, the texts follow the title. */
    grid-template-rows: auto 1fr;
  }
`;

/** On desktops, title and texts are side by side. */
export const ColumnWithoutPhoto = styled(Column)`
  ${media.desktop} {
    ${twoColumns}
  }
`;

export const Biography = styled.div`
  display: grid;
  align-content: start;
  gap: 1.25rem;
  max-width: var(--measure);
`;

export const LargeParagraph = styled.p`
  font-size: var(--text-lg);
  font-weight: 500;
  line-height: 1.35;
`;

export const AnswerList = styled.dl`
  border-bottom: 1px solid var(--line);
`;

export const Answer = styled.div`
  display: grid;
  grid-template-columns: min(10.5rem, 36%) minmax(0, 1fr);
  align-items: baseline;
  column-gap: 1rem;
  padding-block: 0.75rem;
  border-top: 1px solid var(--line);
`;

/** Home has the button, so this is a link. */
export const CvText = styled.a`
  ${tapTarget}
  justify-self: start;
  color: var(--link);
  text-decoration: underline;
`;

export const Services = styled.div`
  grid-column: 1 / -1;
`;

/** On wide screens, a name is in the first column, and its text in the second. */
export const ServiceList = styled.ul`
  border-bottom: 1px solid var(--line);
  li {
    display: grid;
    row-gap: 0.25rem;
    padding-block: 1rem;
    border-top: 1px solid var(--line);
  }
  p {
    max-width: var(--measure);
  }
  ${media.wide} {
    li:has(h4) {
      ${twoColumns}
      align-items: baseline;
    }
  }
`;
