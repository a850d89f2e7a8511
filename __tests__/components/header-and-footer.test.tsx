/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Copyright } from '@/components/footer/Copyright';
import { Header } from '@/components/header/Header';
import { en } from '@/lib/words/en';

test('the page shows the year of the build until hydration, then the year of the visit if that is later', () => {
  const copyright = <Copyright name="مريم" buildYear={2026} buildYearText="٢٠٢٦" />;
  const container = document.createElement('p');
  container.innerHTML = renderToString(copyright);
  expect(container).toHaveTextContent('© ٢٠٢٦ مريم');
  jest.useFakeTimers({ now: new Date('2031-06-01') });
  render(copyright, { container, hydrate: true });
  expect(container).toHaveTextContent('© 2031 مريم');
  jest.useRealTimers();
});

const header = <Header name="مريم" sections={[]} languages={[]} words={en.header} homeHref="" />;

test('a click that a script sends to the document is no click on a link', () => {
  render(header);
  const problem = jest.fn();
  window.addEventListener('error', problem);
  document.dispatchEvent(new MouseEvent('click'));
  window.removeEventListener('error', problem);
  expect(problem).not.toHaveBeenCalled();
});

// Today's Chromium does this itself.
test.each(['', '#arkha'])('a link or address "%s" opens the list of a folded project', (hash) => {
  location.hash = hash;
  const scrollIntoView = jest.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <>
      {header}
      <a href="#arkha">Used for Arkha</a>
      <details aria-label="Show all 13">
        <p id="arkha" />
      </details>
    </>,
  );
  const folded = screen.getByRole('group', { name: 'Show all 13' });
  expect(folded).toHaveProperty('open', hash !== '');
  expect(scrollIntoView).toHaveBeenCalledTimes(hash === '' ? 0 : 1);
  screen.getByRole('link', { name: 'Used for Arkha' }).click();
  expect(folded).toHaveProperty('open', true);
});
