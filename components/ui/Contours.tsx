'use client';

import styled from 'styled-components';

/** Address of the drawing, hashed and under the base path: the bundler replaces this expression. */
export const drawing = new URL('./contours.svg', import.meta.url).href;

/**
 * The motif of the page: depth contours of a lake, drawn once, never moving. The lines come from a
 * file, so that they need not come before the words, through `<use>`, so that their colour follows
 * the theme. As a mask or background Chromium would count them as a new largest paint each time
 * their style is inserted.
 * @param faint where text and controls lie over them
 */
export function Contours({ faint }: { faint?: boolean }) {
  return (
    <Lines
      aria-hidden="true"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      data-faint={faint ? '' : undefined}
      data-print="hide"
    >
      <use href={`${drawing}#lines`} />
    </Lines>
  );
}

// `-webkit-mask`: fainter where the words stand; Chrome below 120 knows the prefixed one only.
// `@media (forced-colors: active)`: browsers do not exchange the colours of a drawing there.
const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
  color: var(--link);
  opacity: 0.34;
  -webkit-mask: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%);
  mask: linear-gradient(100deg, rgb(0 0 0 / 0.4) 25%, #000 65%);
  &[data-faint] {
    opacity: 0.16;
  }
  @media (forced-colors: active), (prefers-contrast: more) {
    display: none;
  }
`;
