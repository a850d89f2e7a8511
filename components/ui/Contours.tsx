'use client';

import { drawing, Lines } from './Contours.styles';

interface ContoursProps {
  /** Fainter, where text and controls lie over them. */
  faint?: boolean;
}

/**
 * The motif of the page: depth contours of a lake, drawn once, never moving. The lines come from a
 * file, so that they need not come before the words, through `<use>`, so that their colour follows
 * the theme. As a mask or background Chromium would count them as a new largest paint each time
 * their style is inserted.
 */
export function Contours({ faint }: ContoursProps) {
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
