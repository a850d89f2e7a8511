/** The line of the wave below the head of the CV. From left to right, it rises. */
const line = 'M1 16C84 11 172 21 262 19C346 17 376 3 424 2C454 1 478 4 502 1';

/** The wave and two paler ones, each 3.5 points lower, as an SVG document. */
export function paperWave(color: string): string {
  const lines = [1, 0.5, 0.25].map(
    (opacity, step) =>
      `<path d="${line}" transform="translate(0 ${3.5 * step})" opacity="${opacity}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 503 28"><g fill="none" stroke="${color}" stroke-width="1" stroke-linecap="round">${lines.join('')}</g></svg>`;
}
