import { rowBreakpoint } from '@/components/header/row-breakpoint';

const labels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

test('few short links are a row from 64rem on, longer or more links in wider windows only', () => {
  expect(rowBreakpoint([...labels, 'Español'])).toBe(64);
  expect(rowBreakpoint(labels.map((label) => `${label} and more`))).toBeGreaterThan(64);
  expect(rowBreakpoint([...labels, ...labels])).toBeGreaterThan(64);
});

test('links that fit into no window are always in the menu', () => {
  expect(rowBreakpoint([...labels, ...labels, ...labels])).toBe(1000);
});
