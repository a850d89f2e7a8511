'use client';

import styled from 'styled-components';
import { displayTracking, displayWeight } from '@/lib/design/typeface';
import { media } from '../theme/media';
import { letters, muted, square } from '../ui/mixins';

export const GroupBox = styled.div`
  div + & {
    margin-top: var(--gap);
  }
`;

/** On desktops the name of the group is next to its skills. */
export const NamedGroup = styled(GroupBox)`
  display: grid;
  gap: var(--space-3) var(--space-4);
  ${media.desktop} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

export const SkillList = styled.ul`
  --figure: calc(1.2 * var(--text-xl));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3) var(--gap-lg);
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const DenseSkillList = styled(SkillList)`
  --figure: var(--text-lg);
  gap: 1.25rem var(--space-6);
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** A list of skills that have neither levels nor pictures. */
export const SkillNames = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(9rem, 22%), 1fr));
  gap: var(--space-2) var(--space-3);
`;

export const SkillItem = styled.li`
  display: flex;
  align-items: start;
  gap: var(--space-2);
`;

/** Light in both themes, and with forced colors, so that every logo stays legible. */
export const LogoPlate = styled.span`
  ${square}
  ${letters}
  border-radius: var(--radius-sm);
  background: var(--plate);
  color-scheme: light;
  forced-color-adjust: none;
  color: var(--on-action);
  font-weight: 700;
  img {
    width: 1.75rem;
    height: 1.75rem;
    object-fit: contain;
  }
`;

/** Name and level at the ends of a line, below them the bar, and where the skill was used. */
export const SkillText = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  align-items: baseline;
  gap: 0.35rem 0.75rem;
  ${LogoPlate} + & {
    min-height: 2.75rem;
  }
  h3,
  h4 {
    font-size: var(--text-lg);
  }
  > span {
    font-size: var(--figure);
    font-weight: ${displayWeight};
    line-height: 0.85;
    letter-spacing: ${displayTracking}em;
  }
  > div,
  p {
    grid-column: 1 / -1;
  }
  p {
    ${muted}
    line-height: 1.5;
  }
`;
