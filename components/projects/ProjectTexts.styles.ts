'use client';

import styled, { css } from 'styled-components';
import { boldTapTarget, wrappingRow } from '../styles/mixins';

export const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.5rem;
  max-width: var(--measure);
`;

export const Description = styled.p`
  color: var(--ink-soft);
`;

const link = css`
  ${boldTapTarget}
  font-size: var(--text-sm);
`;

export const LinkButtons = styled.ul`
  ${wrappingRow}
  gap: 0.5rem;
  a {
    ${link}
    padding-inline: 0.75rem;
    border: 1.5px solid var(--edge);
    border-radius: var(--radius-sm);
  }
`;

export const TextLinks = styled.ul`
  ${wrappingRow}
  gap: 0 1.25rem;
  a {
    ${link}
    color: var(--link);
  }
`;
