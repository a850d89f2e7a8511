'use client';

import styled from 'styled-components';
import { logoWidth, type PreparedImage } from '@/lib/images/prepared-image';
import { ResponsiveImage } from './ResponsiveImage';

/**
 * A logo in its own ratio. What contains it sets `--logo-size`, its height. Wider logos become
 * lower, unless it sets a greater `--logo-width`.
 */
const LogoPlate = styled.span`
  --logo-padding: calc(0.125 * var(--logo-size));
  display: flex;
  flex: none;
  /* The ratio times the height within the padding, plus the padding. */
  width: clamp(
    var(--logo-size),
    var(--ratio) * (var(--logo-size) - 2 * var(--logo-padding)) + 2 * var(--logo-padding),
    var(--logo-width, var(--logo-size))
  );
  height: var(--logo-size);
  padding: var(--logo-padding);
  border-radius: calc(0.25 * var(--logo-size));
  /* The logo was made for a light or for a dark ground, whatever the theme. */
  isolation: isolate;
  color-scheme: only light;
  forced-color-adjust: none;
  overflow: hidden;
  picture {
    display: contents;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  &[data-plate='light'] {
    background: var(--plate);
    /* It hides the white box around a logo. */
    img {
      mix-blend-mode: multiply;
    }
  }
  &[data-plate='dark'] {
    background: var(--deepest);
    outline: 1px solid var(--line);
  }
  &[data-plate='none'] {
    --logo-padding: 0rem;
  }
`;

/** The logo of a company, a school or a skill. The name is next to it, so it has no text. */
export const Logo = ({ image }: { image: PreparedImage }) => (
  <LogoPlate data-plate={image.plate} style={{ '--ratio': image.ratio.toFixed(3) }}>
    <ResponsiveImage image={image} sizes={`${Math.round(logoWidth(image.ratio))}px`} />
  </LogoPlate>
);
