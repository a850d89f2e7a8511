import { coastThrough, propsBeside } from '../../../components/skills/coast-parts';

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

test('the coast goes from each skill to the next, gently or straight down at both ends of a steep step', () => {
  const { first, partOf, last } = coastThrough([
    { key: 'heading', isHeading: true },
    { key: 'React', level: 90 },
    { key: 'CSS' },
    { key: 'HTML' },
    { key: 'SQL', level: 66 },
    { key: 'Rust', level: 20 },
  ]);
  const keys = ['heading', 'React', 'CSS', 'HTML', 'SQL', 'Rust'];
  const parts = [first, ...keys.map(partOf)];
  const lines = parts.map(({ from, to }) =>
    [from, to].map(({ level, slope }) => `${level} slope ${slope}`).join(' to '),
  );
  expect(lines).toEqual([
    // From the head to the heading, which has the level of the next skill.
    '90 slope 0 to 90 slope 0',
    '90 slope 0 to 90 slope 0',
    // Beside two skills without a level, the coast goes straight down.
    '90 slope 0 to 90 slope 0',
    '90 slope 0 to 90 slope 0',
    '90 slope 0 to 66 slope 0',
    // A step of more than 25 is steep.
    '66 slope 0 to 20 slope 0',
    // Below the last skill, the coast goes straight on.
    '20 slope 0 to 20 slope 0',
  ]);
  expect(last).toEqual(partOf('Rust'));
});

test('texts of phones have 60 % of the land or 40 % of the water, whatever the levels are', () => {
  const narrow = charts.flatMap((entries) => {
    const { partOf } = coastThrough(entries);
    return entries.flatMap(({ key }) => {
      const { 'data-in-water': inWater, style } = propsBeside(partOf(key));
      const isInWater = inWater !== undefined;
      const room = isInWater ? 1 - style['--nearest-level'] : style['--nearest-level'];
      return room >= (isInWater ? 0.4 : 0.6) ? [] : [`${key} of ${JSON.stringify(entries)}`];
    });
  });
  expect(narrow).toEqual([]);
});

test.each([
  // On the land, the coast is nearest where its level is least.
  [90, 80, { '--nearest-level': 0.8 }],
  // In the water, where it is greatest.
  [30, 40, { 'data-in-water': '', '--nearest-level': 0.4 }],
  // Beside a steep part, it stays at its first level.
  [90, 40, { 'data-steep': '', '--nearest-level': 0.9, '--step': -0.5 }],
  // From the land to the water, or back, each step is steep.
  [55, 65, { 'data-in-water': '', 'data-steep': '', '--nearest-level': 0.55, '--step': 0.1 }],
])('the text of a skill with %i before one with %i keeps off the coast', (level, next, props) => {
  const { partOf } = coastThrough([
    { key: 'skill', level },
    { key: 'next', level: next },
  ]);
  const { style, ...others } = propsBeside(partOf('skill'));
  expect({ ...others, ...style }).toEqual({ '--level': level / 100, ...props });
});
