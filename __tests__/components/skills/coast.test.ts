import { besideCoast, coastThrough } from '../../../components/skills/coast-parts';

const levels = [undefined, 1, 5, 20, 45, 59, 60, 65, 90, 100];

/** Three skills with any levels, and a heading before the last one. */
const charts = levels.flatMap((one) =>
  levels.flatMap((two) =>
    levels.map((three) => [
      { key: 'one', level: one },
      { key: 'two', level: two },
      { key: 'heading', isHeading: true },
      { key: 'three', level: three },
    ]),
  ),
);

test('texts of phones have 60 % of the land or 40 % of the water, whatever the levels are', () => {
  const narrow = charts.flatMap((entries) => {
    const { partOf } = coastThrough(entries);
    return entries.flatMap(({ key }) => {
      const { $isInWater, style } = besideCoast(partOf(key));
      const room = $isInWater ? 1 - style['--x-texts'] : style['--x-texts'];
      return room >= ($isInWater ? 0.4 : 0.6) ? [] : [`${key} of ${JSON.stringify(entries)}`];
    });
  });
  expect(narrow).toEqual([]);
});

test('a skill without a level has room on the land between low ones', () => {
  const { partOf } = coastThrough([
    { key: 'low', level: 20 },
    { key: 'without' },
    { key: 'lower', level: 5 },
  ]);
  expect(besideCoast(partOf('without')).$isInWater).toBe(false);
});
