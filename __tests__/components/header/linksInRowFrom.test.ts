/** @jest-environment node */
import { linksInRowFrom } from '@/components/header/linksInRowFrom';

const labels = ['Home', 'About', 'Experience', 'Skills', 'Projects', 'Contact'];

test('short links are in a row from 64rem on, and longer ones or more of them from a wider window on', () => {
  expect(linksInRowFrom([...labels, 'Español'])).toBe(64);
  expect(linksInRowFrom(labels.map((label) => `${label} and more`))).toBeGreaterThan(64);
  expect(linksInRowFrom([...labels, ...labels])).toBeGreaterThan(64);
});

test('links that fit into no window are always in the menu', () => {
  expect(linksInRowFrom([...labels, ...labels, ...labels])).toBe(1000);
});
