'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { muted } from '../styles/mixins';

export const NameGroups = styled.div`
  display: grid;
  gap: var(--gap);
`;

/** Names beside their title. */
export const NameGroup = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1rem;
  ${media.desktop} {
    grid-template-columns: 16rem minmax(0, 1fr);
    column-gap: 3rem;
    align-items: baseline;
  }
  h3 {
    font-size: var(--text-lg);
  }
`;

/**
 * The columns are at least as wide as the longest word, `--word-width` in em. On desktops, they are
 * as wide as the longest name that fits, `--name-width`.
 */
export const NameList = styled.ul`
  --logo-size: 1.75rem;
  --logo-width: var(--logo-size);
  --logo-gap: 0.625rem;
  --least-width: var(--word-width);
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, var(--least-width) * 1em + var(--logo-size) + var(--logo-gap)), 1fr)
  );
  gap: 0.75rem 1rem;
  font-size: var(--text-md);
  font-weight: 500;
  line-height: 1.3;
  ${media.wide} {
    font-size: 1.3rem;
  }
  ${media.desktop} {
    --least-width: var(--name-width);
  }
`;

export const SkillName = styled.li`
  display: flex;
  gap: var(--logo-gap);
`;

/** The place of a logo, also if a skill has none. */
export const LogoRoom = styled.span`
  flex: none;
  width: var(--logo-size);
`;

/** As high as a logo, so that a name in one line has its middle. */
export const NameAndNote = styled.p`
  align-self: baseline;
  min-width: 0;
  padding-block: calc((var(--logo-size) - 1.3em) / 2);
  text-wrap: balance;
`;

export const Note = styled.small`
  ${muted}
  margin-inline-start: 0.25em;
  font-weight: 400;
`;
