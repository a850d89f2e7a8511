'use client';

import styled from 'styled-components';
import { muted } from '../styles/mixins';

export const NameList = styled.ul`
  --logo-size: 1.3em;
  --logo-width: var(--logo-size);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10.5em, 50% - 0.5em), 1fr));
  gap: 0.5em 1em;
  font-size: var(--text-md);
  font-weight: 500;
  line-height: 1.3;
  &[data-ungrouped] {
    grid-column: 1 / -1;
  }
`;

export const SkillName = styled.li`
  display: flex;
  gap: 0.5em;
`;

/** Below its name, so that all notes of a list have one place. */
export const Note = styled.small`
  ${muted}
  display: block;
  font-weight: 400;
`;
