/** @jest-environment node */
import { rowBreakpoint } from '@/components/header/rowBreakpoint';

const labels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

test('short links are in a row from 64rem on, and longer ones or more of them from a wider window on', () => {
  expect(rowBreakpoint([...labels, 'Español'])).toBe(64);
  expect(rowBreakpoint(labels.map((label) => `${label} and more`))).toBeGreaterThan(64);
  expect(rowBreakpoint([...labels, ...labels])).toBeGreaterThan(64);
});

test('links that fit into no window are always in the menu', () => {
  expect(rowBreakpoint([...labels, ...labels, ...labels])).toBe(1000);
});
