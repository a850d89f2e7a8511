'use client';

import styled, { css } from 'styled-components';
import { displayText } from '../theme/display-text';
import { media } from '../theme/media';
import { letters, logoPlate, muted, square, unevenCircle } from '../ui/mixins';
import { Column } from '../ui/Section.styles';

/** On wide screens the skills of `.bars` are rows without gaps, so that all bars are aligned. */
export const SkillsColumn = styled(Column)`
  > div + div {
    margin-top: var(--gap);
  }
  .bars {
    display: grid;
    gap: 1.5rem 3rem;
  }
  ul:not(.dotted) > li {
    display: flex;
    gap: 1rem;
  }
  .plate {
    ${square}
    ${letters}
    ${logoPlate}
    border-radius: ${unevenCircle};
    color: var(--on-plate);
    font-weight: 700;
    img {
      width: 1.5rem;
      height: 1.5rem;
      object-fit: contain;
    }
  }
  .skill {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: center;
    align-items: baseline;
    gap: 0.25rem 0.75rem;
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  .figure {
    font-size: calc(1.2 * var(--text-xl));
    ${displayText}
    line-height: 0.85;
  }
  [role='meter'],
  p {
    grid-column: 1 / -1;
  }
  p {
    ${muted}
    line-height: 1.5;
  }
  ${media.wide} {
    .bars {
      row-gap: 0;
      .skill {
        /* The last column has room for "100%". */
        grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) calc(3.5 * var(--text-xl));
        row-gap: 0;
        padding-block: 0.75rem;
      }
      .plate {
        margin-top: 0.75rem;
      }
      [role='meter'] {
        grid-area: 1 / 2 / span 3;
        align-self: stretch;
        /* The bars of neighboring rows touch: this is the padding of the row. */
        margin-block: -0.75rem;
      }
      .figure {
        grid-area: 1 / 3 / span 3;
        align-self: center;
        text-align: end;
      }
      p {
        grid-column: 1;
      }
    }
  }
`;

/**
 * The name is beside the middle of the logo, also where more lines are below it. The logo is
 * 2.75rem high, and a line of the name 1.12 times the size of its letters.
 */
const namesAtOneHeight = css`
  > li > .skill {
    align-content: start;
    padding-top: calc((2.75rem - 1.12 * var(--text-lg)) / 2);
  }
`;

/** Many skills, or skills that do not all have levels. */
export const SkillGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: 1.5rem 3rem;
  ${namesAtOneHeight}
  > li > .skill > .figure {
    font-size: var(--text-lg);
  }
`;

/** Skills without levels. Unlike a grid, columns leave no holes below short texts. */
export const SkillColumns = styled.ul`
  columns: 18rem 3;
  column-gap: 3rem;
  ${namesAtOneHeight}
  > li {
    break-inside: avoid;
    padding-bottom: 1.25rem;
  }
`;

/** The sentence that says what the bars count, if they show how often each skill is used. */
export const UsesNote = styled.p`
  max-width: var(--measure);
  margin-bottom: 1.5rem;
`;

/** The skills that are never used, below the bars of the used ones. */
export const UnusedSkills = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  margin-top: 1.5rem;
`;

export const NamedGroup = styled.div`
  display: grid;
  gap: 1.5rem 2rem;
  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
    /* The skills that are never used, below the list. */
    > div {
      grid-column: 2;
    }
  }
`;
