import { coast, coastOfChart } from '@/components/coast/curve';

/** The points that define the curves of a path: the start, and the rest in their order. */
function pointsOf(path: string): [number, number][] {
  const [, start, curves = ''] = /^M(.*)-9000V0(.*)V9000$/.exec(path) ?? [];
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
    const points = pointsOf(coastOfChart(levels).levels);
    const ends = points.filter((_, index) => index % 3 === 0);
    expect(ends).toEqual([0, 33.33, 66.67].map((y, row) => [(levels[row] ?? 0) - 100, y]));
    const beyond = points.filter(([level], index) => {
      const row = Math.floor(index / 3);
      const neighbors = levels.slice(row, row + 2).map((neighbor) => neighbor - 100);
      return level < Math.min(...neighbors) || level > Math.max(...neighbors);
    });
    expect({ levels, beyond }).toEqual({ levels, beyond: [] });
  }
});

test('the parts of the coast begin and end straight down, so they meet without a kink', () => {
  // The mouth begins and the tails end at the edge of the window.
  const { mouth, bay, swells, inlet, tail } = coast;
  const { levels, end } = coastOfChart([20, 90]);
  for (const path of [bay, swells, inlet, levels]) {
    const points = pointsOf(path);
    const [start, first] = points;
    const [last, end] = points.slice(-2);
    expect(first?.[0]).toBe(start?.[0]);
    expect(last?.[0]).toBe(end?.[0]);
  }
  for (const path of [tail, end]) expect(pointsOf(path)[1]?.[0]).toBe(0);
  expect(mouth).toMatch(/ 0 62 0 75V9000$/);
});
