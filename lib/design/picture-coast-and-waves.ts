/** Where `pictureCoast` meets the lower edge of the picture, as a share of its width. */
export const PICTURE_COAST_END = 0.1286;

/**
 * The coast beside the picture of Home, as the `d` of an SVG path in a box of 1000 × 1000. The land
 * is on the left. The line begins and ends outside of the box, because an end in it would show.
 */
export const pictureCoast = `M250-30C206 146 40 238 67 416S278 663 218 816C168 942 128 960 ${1000 * PICTURE_COAST_END} 1000L135 1030`;

/** The y of the highest point of the first of `waves`, where their drawing begins. */
const WAVES_TOP = 133;

/** A wave and its crest. The water goes down to `end`, where the next wave covers its edge. */
const wave = (line: string, end: number, fill: string, crest: string) =>
  `<path d="${line}V${end}H-30Z" stroke="none" ${fill}/>` +
  `<path d="${line}" fill="none" vector-effect="non-scaling-stroke" ${crest}/>`;

/** Three waves: the same line, by eye, each time lower and steeper. */
const waves = [
  wave('M-30 470C80 130 220 30 400 250S740 760 1030 180', 1200, 'fill="var(--wave)"', ''),
  wave(
    'M-30 660C95 350 225 200 405 440S750 960 1030 360',
    1400,
    'fill-opacity="0.55"',
    'stroke-opacity="0.3"',
  ),
  wave('M-30 960C115 680 245 500 425 720S770 1260 1030 640', 1600, '', 'stroke-opacity="0.18"'),
].join('');

/** The waves as a symbol of `/icons.svg`. The page sets fill and stroke. */
export const wavesSymbol = `<symbol id="waves" viewBox="0 ${WAVES_TOP} 1000 ${1000 - WAVES_TOP}" preserveAspectRatio="none" overflow="visible">${waves}</symbol>`;

/** The wave below the head of the CV, as an SVG document. From left to right, it rises. */
export const paperWave = (color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 503 21"><path fill="none" stroke="${color}" d="M1 16C84 11 172 21 262 19C346 17 376 3 424 2C454 1 478 4 502 1"/></svg>`;
