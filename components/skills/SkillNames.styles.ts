'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';

/** Where a title fits beside two or three columns of names. */
const titleBeside = '@container (width >= 48rem)';

export const NameGroups = styled.div`
  display: grid;
  gap: var(--gap);
  container-type: inline-size;
`;

export const NameGroup = styled.div`
  display: grid;
  gap: 1rem;
  ${titleBeside} {
    /* No word of a title breaks. Its letters are bold, and so wider than those of texts. */
    grid-template-columns:
      clamp(10rem, 1.1 * var(--title-width) * var(--text-xl), 16rem)
      minmax(0, 1fr);
    column-gap: 3rem;
    align-items: baseline;
  }
`;

export const GroupTitle = styled.h3`
  ${media.wide} {
    font-size: var(--text-xl);
  }
`;

/** A logo and the gap to its name. */
const LOGO_ROOM = '2.375rem';

interface NameListProps {
  /** Names without a logo are in line with the others; without any logo they need no room. */
  $hasLogos: boolean;
}

/** The columns are at least as wide as the names, which need `--name-width` in em. */
export const NameList = styled.ul<NameListProps>`
  --logo-size: 1.75rem;
  --logo-width: var(--logo-size);
  --logo-room: ${({ $hasLogos }) => ($hasLogos ? LOGO_ROOM : '0px')};
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, var(--name-width) * 1em + var(--logo-room)), 1fr)
  );
  gap: 0.75rem 1rem;
  font-size: var(--text-md);
  font-weight: 500;
  line-height: 1.3;
  ${media.wide} {
    font-size: 1.3rem;
  }
  ${media.print} {
    --logo-room: 0px;
    row-gap: 0.25rem;
    font-size: inherit;
  }
`;

export const SkillName = styled.li`
  display: grid;
  grid-template-columns: var(--logo-room) minmax(0, 1fr);
  align-items: start;
`;

/** As high as a logo, so that a name in one line has its middle. */
export const NameAndNote = styled.p`
  grid-column: 2;
  padding-block: calc((var(--logo-size) - 1.3em) / 2);
  text-wrap: balance;
  ${media.print} {
    padding: 0;
  }
`;

export const Note = styled.small`
  ${muted}
  font-weight: 400;
`;
