'use client';

import styled from 'styled-components';
import { media } from '../theme/media';

export const Foot = styled.footer`
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);
  color: var(--ink);
  background: var(--paper);
  font-size: var(--text-sm);
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-3);
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
`;

export const SocialLink = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5em;
  min-width: 2.75rem;
  min-height: 2.75rem;
  padding-inline: 0.75rem;
  border-radius: 1.375rem;
  color: var(--ink);
  font-weight: 600;
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: var(--teal);
      background: var(--sunken);
    }
  }
`;

export const ToTop = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  min-height: 2.75rem;
  color: var(--ink);
  font-weight: 600;
`;
