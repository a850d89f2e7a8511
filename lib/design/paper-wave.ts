/**
 * The line of the wave below the head of the CV, in a box of 595 × 62 points, as wide as A4. Drawn
 * by eye, in the manner of the page's shores: from left to right, it rises beside the texts of the
 * head. It begins and ends outside of its box, so that no end shows.
 */
const line = 'M-30 44C119 37 244 52 345 50C446 47 464 22 506 16C536 11 565 17 617 0';

/** The wave and two depth lines, from edge to edge of the paper, as an SVG document. */
export function paperWave(color: string): string {
  const lines = [1, 0.5, 0.25].map(
    (opacity, step) =>
      `<path d="${line}" transform="translate(${7 * step} ${4.5 * step})" opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 62"><g fill="none" stroke="${color}" stroke-width="1.1">${lines.join('')}</g></svg>`;
}
