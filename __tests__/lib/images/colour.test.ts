/** @jest-environment node */
import { colours } from '@/components/theme/tokens';
import { palette, toHex } from '@/lib/images/colour';

describe('colours', () => {
  test('are those a browser computes from oklch', () => {
    // Values of Chromium for the CSS colours.
    expect(toHex([1, 0, 0])).toBe('#ffffff');
    expect(toHex([0, 0, 0])).toBe('#000000');
    expect(toHex([0.628, 0.2577, 29.23])).toBe('#ff0000');
    expect(toHex([0.452, 0.3132, 264.05])).toBe('#0000ff');
  });

  test('take the theme asked for', () => {
    expect(palette(colours, 'light').paper).toBe(toHex(colours.paper[0]));
    expect(palette(colours, 'dark').paper).toBe(toHex(colours.paper[1]));
  });
});
