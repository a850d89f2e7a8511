'use client';

import styled from 'styled-components';

/**
 * The square of a logo (`data-plate`), or of a letter in place of one (`data-letters`). It is one
 * component, because a page names its components in the order in which they are ready, and logos
 * are ready in any order: two builds of one content would differ. What contains a logo sets
 * `--logo-size`.
 */
export const LogoSquare = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--logo-size);
  aspect-ratio: 1;
  border-radius: 25%;

  /* The background stays the same in both themes, and with forced colors, because the logo was made
     for a light or for a dark background. */
  &[data-plate] {
    isolation: isolate;
    color-scheme: light;
    forced-color-adjust: none;
    overflow: hidden;
  }
  picture {
    display: contents;
  }
  img {
    width: 66%;
    height: 66%;
    object-fit: contain;
  }
  &[data-plate='light'] {
    background: var(--plate);
    /* 'multiply' gives white the color of the plate. So the white box around a logo is hidden. */
    img {
      mix-blend-mode: multiply;
    }
  }
  &[data-plate='dark'] {
    background: var(--deepest);
    outline: 1px solid var(--line);
  }
  &[data-plate='none'] img {
    width: 100%;
    height: 100%;
  }

  /* Search and copying skip this letter. */
  &[data-letters] {
    outline: 1.5px solid;
    outline-offset: -1.5px;
    color: var(--link);
    background: var(--surface);
    font-size: max(0.75rem, 0.5 * var(--logo-size));
    font-weight: 600;
    &::before {
      content: attr(data-letters);
    }
  }
`;
