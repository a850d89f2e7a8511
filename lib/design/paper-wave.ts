/** The wave below the head of the CV, as an SVG document. From left to right, it rises. */
export const paperWave = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 503 21"><path fill="none" stroke="${color}" d="M1 16C84 11 172 21 262 19C346 17 376 3 424 2C454 1 478 4 502 1"/></svg>`;
