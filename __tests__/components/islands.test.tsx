/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Copyright } from '@/components/footer/Copyright';
import { Meter } from '@/components/skills/Meter';

test('the page shows the year of the build until hydration, then the year of the visit', () => {
  const copyright = <Copyright name="مريم" yearAtBuild="٢٠٢٦" language="ar-EG" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(copyright);
  expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(copyright, { container, hydrate: true });
  jest.useRealTimers();

  expect(container).toHaveTextContent('© ٢٠٣١ مريم');
});

test('a bar waits until it is in view, and then stays', () => {
  render(<Meter label="C" percent={50} text="50%" />);
  const isWaiting = [false, true, false].map((isInView) => {
    mockAllIsIntersecting(isInView);
    return 'waiting' in screen.getByRole('meter').dataset;
  });
  expect(isWaiting).toEqual([true, false, false]);
});
