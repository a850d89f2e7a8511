'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { displayText, muted } from '../styles/mixins';

export const SkillGroupBox = styled.div`
  & + & {
    margin-top: var(--gap-lg);
  }
  > h3 {
    margin-bottom: 1.5rem;
  }
`;

export const NameList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  /* A logo is as high as its name, so that lines without logos have the same distance. */
  --logo-size: 2rem;
  --logo-radius: var(--radius-sm);
  > li {
    display: flex;
    align-items: center;
    gap: 0.75rem;
  }
`;

export const NameText = styled.span`
  ${muted}
  b {
    color: var(--ink);
    font-size: var(--text-lg);
  }
`;

export const RowList = styled.ul`
  display: grid;
  gap: 1.5rem;
  ${media.wide} {
    gap: 0;
  }
`;

/** A skill. On wide screens, its texts, its bar and its figure are side by side. */
export const SkillBox = styled.li`
  /* Room for the name and two more lines, or three on tablets, so that the bars of usual rows
     touch. */
  --row-height: 7rem;
  display: flex;
  align-items: flex-start;
  gap: 1rem;
  ${media.wide} {
    align-items: center;
    min-height: var(--row-height);
  }
  ${media.desktop} {
    --row-height: 5.5rem;
  }
`;

export const RowParts = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  /* A name without a bar is beside the middle of its logo. */
  align-self: stretch;
  align-content: center;
  gap: 0.25rem 0.75rem;
  [role='meter'] {
    grid-area: 2 / 1 / auto / -1;
    height: 1.75rem;
  }
  ${media.wide} {
    /* The last column has room for "100%". */
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) calc(3.5 * var(--text-xl));
    align-items: center;
    [role='meter'] {
      grid-area: 1 / 2;
      height: var(--row-height);
    }
  }
`;

/** The name, the sentence and the note of a skill. On phones, the bar is below the name. */
export const RowTexts = styled.div`
  display: contents;
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  p {
    grid-column: 1 / -1;
    ${muted}
    line-height: 1.5;
  }
  ${media.wide} {
    display: block;
    padding-block: 0.5rem;
  }
`;

export const BarValue = styled.span`
  grid-area: 1 / 2;
  font-size: calc(1.2 * var(--text-xl));
  ${displayText}
  line-height: 0.85;
  ${media.wide} {
    grid-column: 3;
    text-align: end;
  }
`;
