/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Copyright } from '@/components/footer/Copyright';
import { email, formFor, type } from '../support/message-form';

test('the page shows the year of the build until hydration, then the year of the visit', () => {
  const copyright = <Copyright name="مريم" builtIn={2026} yearAtBuild="٢٠٢٦" language="ar-EG" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(copyright);
  expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(copyright, { container, hydrate: true });
  expect(container).toHaveTextContent('© ٢٠٣١ مريم');
  jest.useRealTimers();
});

test('a browser makes no formatter of numbers before a text needs one', () => {
  const formatter = jest.spyOn(Intl, 'NumberFormat');
  const year = new Date().getFullYear();
  render(<Copyright name="Ana" builtIn={year} yearAtBuild={String(year)} language="en" />);
  render(formFor({ email }));
  expect(formatter).not.toHaveBeenCalled();
  type('Message', 'a'.repeat(4600));
  expect(formatter).toHaveBeenCalled();
});
