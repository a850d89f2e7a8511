/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FilledText } from '@/components/ui/FilledText';
import { LinkedText } from '@/components/ui/LinkedText';
import { siteOf } from '../../support/site';
import { textsIn } from '../../support/texts';

// languages.spec.ts tests hostile texts.
test('links to web pages open in a new tab, which is announced, and links to mail addresses do not', () => {
  const text = 'See [my docs](https://example.org/a), or [write](mailto:a@example.org).';
  const { container } = render(<LinkedText text={text} locale={siteOf().locale} />);

  const docs = screen.getByRole('link', { name: 'my docs (opens in a new tab)' });
  expect(docs).toHaveAttribute('href', 'https://example.org/a');
  expect(docs).toHaveAttribute('target', '_blank');
  const mail = screen.getByRole('link', { name: 'write' });
  expect(mail).toHaveAttribute('href', 'mailto:a@example.org');
  expect(mail).not.toHaveAttribute('target');
  expect(textsIn(container)).toEqual([
    'See',
    'my docs',
    '(opens in a new tab)',
    ', or',
    'write',
    '.',
  ]);
  // A browser that translates the page replaces text nodes.
  for (const node of container.childNodes) expect(node).toBeInstanceOf(HTMLElement);
});

test('links to a part of the page stay in its tab, and lead back to it from another page', () => {
  const text = 'I learned it at [school](#education).';
  const { rerender } = render(<LinkedText text={text} locale={siteOf().locale} />);
  const school = () => screen.getByRole('link', { name: 'school' });
  expect(school()).toHaveAttribute('href', '#education');
  expect(school()).not.toHaveAttribute('target');
  rerender(<LinkedText text={text} homeHref="/below/" locale={siteOf().locale} />);
  expect(school()).toHaveAttribute('href', '/below/#education');
});

test('a text gets its elements', () => {
  const text = '{address}: {name} answers.';
  const { container } = render(
    <FilledText text={text} values={{ address: <b>me</b>, name: 'Ana' }} />,
  );
  expect(container.innerHTML).toBe('<b>me</b>: Ana answers.');
});
