'use client';

import styled from 'styled-components';
import { COAST_SHARE } from '@/lib/images/portrait';
import { afterHomeSizes, END_OF_SEA } from '../coast/CoastParts.styles';
import { DepthLinesBox, wavesBesideText } from '../coast/Waves';
import { media } from '../styles/media';
import { backdrop } from '../styles/mixins';

/** The height of the picture of Home on phones without a portrait. */
const CONTOURS_HEIGHT = '8rem';

/** On phones, a portrait shows a head, and leaves room for header, name, role and buttons. */
const PORTRAIT_HEIGHT = 'clamp(220px, 40svh, 310px)';

/** The least room above and below the text. */
const AROUND_TEXT = 'min(2rem, 4vh)';

export const FirstScreenBox = styled.section<{ $hasPortrait: boolean }>`
  --picture-height: ${({ $hasPortrait }) => ($hasPortrait ? PORTRAIT_HEIGHT : CONTOURS_HEIGHT)};
  position: relative;
  /* The coast is behind the texts, but in front of the ground. */
  isolation: isolate;
  overflow: clip;
  padding-block: var(--header-height) calc(${AROUND_TEXT} + var(--waves-below, 0px));
  ${media.split} {
    display: grid;
    align-content: center;
    padding-top: calc(var(--header-height) + ${AROUND_TEXT});
    /* As high as the window. In an upright (92vw) or very large one, that would look empty. The
       error page has another height. */
    min-height: var(--first-screen-height, min(100svh, 92vw, 73rem));
    /* The parts of the coast on phones. */
    > [data-drawing] {
      display: none;
    }
  }
`;

/**
 * The picture of Home: at the side of a wide screen, at the top of a narrow one. `--middle` is from
 * its start to the middle of what is seen: beside the text, land covers COAST_SHARE of the width.
 */
export const FirstPicture = styled.div`
  --middle: 50cqw;
  container-type: size;
  position: relative;
  /* Cuts coast and waves, but at the foot, waves go on: they are the sea of the coast on phones. At
     the sides, the land covers a bit more, because browsers draw images in whole pixels. */
  clip-path: inset(0 -2px -2rem);
  ${media.belowSplit} {
    height: var(--picture-height);
  }
  ${media.split} {
    --middle: ${(100 * (COAST_SHARE + 1)) / 2}cqw;
    position: absolute;
    inset-block: var(--header-height) 0;
    inset-inline: auto 0;
    width: var(--home-picture);
  }
  ${media.print} {
    display: none;
  }
`;

const { bottom, height } = wavesBesideText;

/**
 * Land at the side of the picture, if the text is there. Depth lines fade out toward the top of the
 * waves, because a photo may be above them.
 */
export const SideBox = styled.div`
  ${backdrop}
  --from: 24px;
  ${media.belowSplit} {
    visibility: hidden;
  }
  ${DepthLinesBox} {
    -webkit-mask: linear-gradient(to top, #000 ${bottom}vw, transparent ${bottom + height}vw);
  }
`;

/** Contours or a portrait stand in the water. */
export const Water = styled.div`
  position: absolute;
  inset: 0;
  background: linear-gradient(var(--deep), var(--deepest));
`;

/** Address of the drawing, with a hash and the base path. The bundler replaces this expression. */
const contoursUrl = new URL('../../lib/design/contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake. The drawing is in a file of its own, so that it
 * does not delay the text. Chrome before 120 knows only `-webkit-mask`.
 */
export const Contours = styled.div.attrs({ 'aria-hidden': true, 'data-drawing': '' })`
  ${backdrop}
  opacity: 0.6;
  background: linear-gradient(var(--link) 60%, transparent);
  -webkit-mask: url(${contoursUrl}) 50% 0 / cover;
  ${media.moreContrastOrForcedColors} {
    display: none;
  }
`;

/** The error page takes the height that the footer leaves. */
export const NotFoundMain = styled.main`
  ${afterHomeSizes}
  --first-screen-height: 0px;
  position: relative;
  isolation: isolate;
  display: grid;
  flex: 1;
  @media screen {
    padding-bottom: ${END_OF_SEA};
  }
`;
