/** @jest-environment node */
import { type ColourPair, colours } from '@/components/theme/tokens';
import { contrastFaults } from '@/lib/images/contrast';

const sentences = (changes: Record<string, ColourPair> = {}) =>
  contrastFaults({ ...sound, ...changes }).map(({ sentence }) => sentence);

/** Black on white and white on black, so that every pair is as far apart as colours can be. */
const white = [1, 0, 0] as const;
const black = [0, 0, 0] as const;
const lightGrounds = ['paper', 'surface', 'sunken', 'mango', 'mango-hover'];
const sound: Record<string, ColourPair> = Object.fromEntries(
  Object.keys(colours).map((token) => [
    token,
    lightGrounds.includes(token) ? [white, black] : [black, white],
  ]),
);

test('colours far apart have no fault', () => {
  expect(sentences()).toEqual([]);
});

test('a token too near to its ground is named, with what to do', () => {
  expect(sentences({ teal: [[0.75, 0, 0], white] })).toEqual([
    'teal on paper (text) has a contrast of 2.21 in the light theme, and needs 4.5; make teal darker',
    'teal on surface (text) has a contrast of 2.21 in the light theme, and needs 4.5; make teal darker',
    'teal on sunken (text) has a contrast of 2.21 in the light theme, and needs 4.5; make teal darker',
  ]);
  expect(sentences({ focus: [black, [0.3, 0, 0]] })).toContainEqual(
    expect.stringMatching(/^focus on paper \(edges.* in the dark theme, .*make focus lighter$/),
  );
  expect(sentences({ 'on-mango': [white, white] })).toHaveLength(2);
});

test('body text is asked for more than the standard wants', () => {
  const faults = contrastFaults({ ...sound, 'ink-soft': [[0.52, 0, 0], white] });
  expect(faults).toHaveLength(3);
  expect(faults.map(({ breaksStandard }) => breaksStandard)).toEqual([false, false, false]);
});

test('the header is read above whatever scrolls below it', () => {
  // On the page itself this ink has 7.5, but not above a picture.
  const faults = sentences({ ink: [[0.46, 0, 0], white] });
  expect(faults).toContainEqual(expect.stringContaining('the header above what scrolls'));
});
