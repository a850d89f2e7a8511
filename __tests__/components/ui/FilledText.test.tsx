/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { FilledText } from '@/components/ui/FilledText';

test('a text gets its elements, and keeps a slot without a value', () => {
  const text = 'Write to {address} or {phone}, {constructor}.';
  const { container } = render(<FilledText text={text} values={{ address: <b>me</b> }} />);
  expect(container.innerHTML).toBe('Write to <b>me</b> or {phone}, {constructor}.');
});
