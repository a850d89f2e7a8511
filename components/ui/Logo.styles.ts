'use client';

import styled, { css } from 'styled-components';

/** What contains a logo sets `--logo-size` and `--logo-radius`. */
const logoSquare = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--logo-size);
  aspect-ratio: 1;
  border-radius: var(--logo-radius);
`;

/**
 * The square of a logo. Its background stays the same in both themes, and with forced colors,
 * because the logo was made for a light or for a dark background.
 */
const Plate = styled.span`
  ${logoSquare}
  isolation: isolate;
  color-scheme: light;
  forced-color-adjust: none;
  overflow: hidden;
  picture {
    display: contents;
  }
  img {
    width: 66%;
    height: 66%;
    object-fit: contain;
  }
`;

export const LightPlate = styled(Plate)`
  background: var(--plate);
  /* 'multiply' gives white the color of the plate. So the white box around a logo is hidden. */
  img {
    filter: none;
    mix-blend-mode: multiply;
  }
`;

export const DarkPlate = styled(Plate)`
  background: var(--deepest);
`;

export const CoveredPlate = styled(Plate)`
  img {
    width: 100%;
    height: 100%;
  }
`;

/** Letters in place of a logo. Search and copying skip `data-letters`. */
export const Letters = styled.span`
  ${logoSquare}
  outline: 1.5px solid;
  outline-offset: -1.5px;
  color: var(--link);
  background: var(--surface);
  font-size: calc(0.35 * var(--logo-size));
  font-weight: 700;
  line-height: 1;
  &::before {
    content: attr(data-letters);
  }
`;
