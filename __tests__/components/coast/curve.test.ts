import { coast, coastThrough } from '@/components/coast/curve';

/** The points that define the curves of a path: the start, and the rest in their order. */
function pointsOf(path: string): [number, number][] {
  const [, start, curves = ''] = /^M(.*)-9000V0(.*)V9000H9e4V-9000Z$/.exec(path) ?? [];
  const numbers = [start, 0, ...(curves.match(/-?[\d.]+/g) ?? [])].map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? Number.NaN,
    numbers[2 * index + 1] ?? Number.NaN,
  ]);
}

const someLevels = [0, 1, 20, 45, 60, 65, 90, 100];
const lists = someLevels.flatMap((one) =>
  someLevels.flatMap((two) => someLevels.map((three) => [one, two, three])),
);

test('the coast passes the level of each skill at its row, and stays between them on the way', () => {
  for (const levels of lists) {
    const points = pointsOf(coastThrough(levels));
    const ends = points.filter((_, index) => index % 3 === 0);
    expect(ends).toEqual(levels.map((level, row) => [level - 100, 100 * row]));
    const beyond = points.filter(([level], index) => {
      const row = Math.floor(index / 3);
      const neighbors = levels.slice(row, row + 2).map((neighbor) => neighbor - 100);
      return level < Math.min(...neighbors) || level > Math.max(...neighbors);
    });
    expect({ levels, beyond }).toEqual({ levels, beyond: [] });
  }
});

test('the parts of the coast begin and end straight down, so they meet without a kink', () => {
  // The tail ends beyond the edge of the window.
  const { tail, ...parts } = coast;
  for (const path of [...Object.values(parts), coastThrough([20, 90]), coastThrough([70, 70])]) {
    const points = pointsOf(path);
    const [start, first] = points;
    const [last, end] = points.slice(-2);
    expect(first?.[0]).toBe(start?.[0]);
    expect(last?.[0]).toBe(end?.[0]);
  }
  expect(tail(60)).toMatch(/^M-40-9000V0c0 /);
});
