'use client';

import styled from 'styled-components';
import { media } from '../theme/media';
import { dotted } from '../ui/Section.styles';

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr));
  gap: 0 var(--space-4);
  ${media.print} {
    display: block;
  }
`;

export const Item = styled.li`
  padding-block: 0.9rem;
  border-top: 1px solid var(--line);
  font-weight: 600;
  b {
    font-weight: inherit;
  }
  ${media.print} {
    padding: 0.5mm 0;
    border: 0;
    break-inside: avoid;
  }
`;

export const Issuer = styled.p`
  ${dotted}
`;
