'use client';

import styled from 'styled-components';
import { muted } from '../styles/mixins';

/**
 * Names in columns, one below the other, so that a long one makes no row higher. Phones have room
 * for two columns.
 */
export const NameList = styled.ul`
  --logo-size: 1.3em;
  --logo-width: var(--logo-size);
  columns: 7.5em;
  column-gap: 1em;
  margin-bottom: -0.5em;
  font-size: var(--text-lg);
  font-weight: 500;
  line-height: 1.3;
`;

export const SkillName = styled.li`
  display: flex;
  gap: 0.45em;
  margin-bottom: 0.5em;
  break-inside: avoid;
`;

/** After its name, or if it is longer than the rest of the line, below it. */
export const Note = styled.small`
  ${muted}
  display: inline-block;
  font-weight: 400;
`;
