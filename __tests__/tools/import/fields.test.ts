import { dateFrom, percentFrom, resumePeriod } from '@/tools/import/fields';

test.each([
  [['2024-08'], { from: '2024-08', to: 'present' }],
  [['2024-08', 'Present'], { from: '2024-08', to: 'Present' }],
  [['2024-08', '2024-08'], '2024-08'],
  [[undefined, '2020-01'], '2020-01'],
  [['2023-05-17', '2023-05-30'], { from: '2023-05-17', to: '2023-05-30' }],
  [['2021-03-01', 2022], { from: '2021-03-01', to: '2022' }],
  [['2021-03', '2021'], { from: '2021-03', to: '2021' }],
  [['January 2021', 'Feb. 2022'], 'January 2021 – Feb. 2022'],
  [['2024-08', '2023-01'], '2024-08 – 2023-01'],
  [['2018-05', 'Summer 2019'], '2018-05 – Summer 2019'],
  [['2024-02-31'], '2024-02-31'],
  [['2017', 'between 2010 and 2021'], '2017 – between 2010 and 2021'],
  [[], undefined],
  [['2025-09', undefined, 'Since fall'], { from: '2025-09', to: 'present', text: 'Since fall' }],
  [[undefined, undefined, 'Long ago'], 'Long ago'],
])('the period of %j is %j', (values, expected) => {
  expect(resumePeriod.read(values)).toEqual(expected);
});

test.each([
  [['2024-05-20'], '2024-05-20'],
  [['Summer 2021'], 'Summer 2021'],
  [['2024-05', 'Spring 2024'], { date: '2024-05', text: 'Spring 2024' }],
  [[undefined, 'Soon'], 'Soon'],
  [[], undefined],
])('the date of %j is %j', (values, expected) => {
  expect(dateFrom('date').read(values)).toEqual(expected);
});

test.each([
  ['80 %', 80],
  ['62.5%', 62.5],
  ['1.2.3 %', undefined],
  ['Master', undefined],
  [undefined, undefined],
])('the level of %j is %j', (value, expected) => {
  expect(percentFrom('level').read([value])).toBe(expected);
});
