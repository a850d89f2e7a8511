'use client';

import styled from 'styled-components';
import { atLeast, media, pictureWidth } from '../styles/media';

/**
 * A portrait in a box of the size `--box-width` × `--box-height`. In the portrait, the face is at
 * `--face-x` and `--face-y`, a share of its height. In the box, it is `--face-top` below the top.
 */
const PortraitBox = styled.div`
  position: absolute;
  width: var(--box-width);
  height: var(--box-height);
  img {
    /* The height of the whole portrait, which is as wide as the box. The box shows a part of it. */
    --whole-height: calc(var(--box-width) / var(--ratio));
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* The portrait moves up until its face is at its place, but not down from the upper edge of the
       box (0px), and not up from the lower one, so that no gap shows. */
    object-position: var(--face-x)
      min(
        0px,
        max(
          var(--box-height) - var(--whole-height),
          var(--face-top) - var(--face-y) * var(--whole-height)
        )
      );
  }
`;

/**
 * A portrait that fills the picture. Beside the text, it goes on beyond the edge of the window, so
 * that its middle is the middle of what can be seen.
 */
export const FillingPortrait = styled(PortraitBox)`
  --box-width: calc(2 * var(--middle));
  --box-height: 100cqh;
  /* How high the waves are in the middle of the picture. */
  --waves: 2.7rem;
  ${media.split} {
    --waves: 6vw;
  }
  /* From the middle of a face to the chin, and to the forehead above it, by eye. */
  --chin: calc(0.34 * var(--box-width));
  --forehead: calc(0.17 * var(--box-width));
  /* The face is at 35 % of the height, by eye. In a low picture, it moves up until its chin is above
     the waves, or its forehead at the top. */
  --face-top: min(35cqh, max(var(--forehead), 100cqh - var(--waves) - var(--chin)));
`;

/**
 * `sizes` of a portrait that fills the picture. In a high window, a portrait of 4:5 that is as high
 * as the picture, about 90vh, is 72vh wide. On phones it says less than the whole width, because
 * the narrowest file, of 480 px, arrives two round trips sooner: 61vw of 390 px in double density
 * are 476 px.
 */
export const fillingSizes = `${atLeast('split')} max(${pictureWidth.vw}vw, 72vh), 61vw`;

/** The greatest width of an island, in percent of the picture's, and in pixels. */
const island = { share: 70, pixels: 420 } as const;

/** A round portrait in the water, above the waves, in its whole width. */
export const Island = styled(PortraitBox)`
  /* Its lines only fade in (DepthLinesBox). */
  --from: 0;
  /* The height of the water, which on phones is above most of the waves. */
  --water-height: calc(100cqh - 3.5rem);
  ${media.split} {
    --water-height: 100cqh;
  }
  --box-width: min(
    ${island.share}cqw,
    ${island.pixels}px,
    /* 1rem of water is above and below it. */
    var(--water-height) - 2rem
  );
  --box-height: var(--box-width);
  --face-top: calc(0.5 * var(--box-height));
  top: calc((var(--water-height) - var(--box-width)) / 2);
  inset-inline-start: calc(var(--middle) - var(--box-width) / 2);
  img {
    clip-path: circle();
    /* It is seen behind a transparent portrait. */
    background: var(--plate);
  }
`;

/** `sizes` of an island. On tablets it is narrower. */
export const islandSizes = `min(${island.pixels}px, ${island.share}vw)`;
