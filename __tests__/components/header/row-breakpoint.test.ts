import { rowBreakpointOf } from '@/components/header/row-breakpoint';

const labels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

test('few short links are a row from 64rem on, longer or more links in wider windows only', () => {
  expect(rowBreakpointOf(labels, ['Español'])).toBe(64);
  expect(
    rowBreakpointOf(
      labels.map((label) => `${label} and more`),
      [],
    ),
  ).toBeGreaterThan(64);
  expect(rowBreakpointOf(labels, labels)).toBeGreaterThan(64);
});

test('links that fit into no window are always in the menu', () => {
  expect(rowBreakpointOf(labels, [...labels, ...labels])).toBeGreaterThan(200);
});
