import { render, screen } from '@testing-library/react';
import { LinkedText } from '@/components/ui/LinkedText';
import { hostileLinks } from '../../fixtures/hostile';
import { textsIn } from '../../support/texts';

const show = (text: string) => render(<LinkedText text={text} newTab="(new tab)" />);

test('links in a text: web pages open in a new tab, which is announced; mail addresses do not', () => {
  const { container } = show(
    'See [my docs](https://example.org/a), or [write](mailto:a@example.org).',
  );

  const docs = screen.getByRole('link', { name: 'my docs (new tab)' });
  expect(docs).toHaveAttribute('href', 'https://example.org/a');
  expect(docs).toHaveAttribute('target', '_blank');
  const mail = screen.getByRole('link', { name: 'write' });
  expect(mail).toHaveAttribute('href', 'mailto:a@example.org');
  expect(mail).not.toHaveAttribute('target');
  expect(textsIn(container)).toEqual(['See', 'my docs', '(new tab)', ', or', 'write', '.']);
  // A browser that translates the page replaces text nodes.
  for (const node of container.childNodes) expect(node).toBeInstanceOf(HTMLElement);
});

test('a text without links is one text, also with brackets', () => {
  const { container } = show('array[0] (see docs) and handlers[0](event)');
  expect(container.innerHTML).toBe('array[0] (see docs) and handlers[0](event)');
});

test('hostile texts and addresses add no element', () => {
  const { container } = show(hostileLinks);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(container.querySelector('script, img')).toBeNull();
  expect(container).toHaveTextContent('</a><script>attacked=1</script>');
});
