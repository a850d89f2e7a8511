'use client';

import styled from 'styled-components';
import { type IconName, iconId } from '@/lib/images/icons';

interface IconProps {
  name: IconName;
  /** Edge length in CSS pixels. */
  size?: number;
  className?: string;
}

/**
 * An icon in the colour of the text around it. It says nothing to assistive technology: the
 * words belong into the button or link that holds it. Its shape stands in `IconSprite`.
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <Outline
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={className}
    >
      <use href={`#${iconId(name)}`} />
    </Outline>
  );
}

/* The shapes inherit all of this through <use>, so none of them has to repeat it. */
const Outline = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
