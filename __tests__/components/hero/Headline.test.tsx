import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/hero/Headline';
import { en } from '@/lib/words/en';
import { allowMotion, setUpMedia } from '../../fixtures/media';

// headline.spec.ts tests that it stops while paused, hidden or out of view.

let running = 0;
const mockStart = jest.fn(() => running++);
const mockStop = jest.fn(() => running--);
const mockCreate = jest.fn();
jest.mock('@/lib/browser/typed-headline', () => ({ createHeadline: () => mockCreate() }));

beforeEach(() => {
  setUpMedia();
  running = 0;
  mockCreate.mockReturnValue({ start: mockStart, stop: mockStop });
});

/** Renders the headline, and loads the script that types if there is one. */
async function show({ motion = true } = {}) {
  allowMotion(motion);
  const phrases = ['Ana', 'a Tech Enthusiast'].map((phrase) => [...phrase]);
  render(
    <Headline phrases={phrases} sentence="" words={en.home}>
      Hello
    </Headline>,
  );
  await act(async () => {
    await import('@/lib/browser/typed-headline');
  });
}

const expectTypewriters = (count: 0 | 1) => expect(running).toBe(count);

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('is still and has no button with reduced motion', async () => {
  await show({ motion: false });

  expectTypewriters(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

// Firefox may freeze the page right after the event.
test('stops during the event that hides the page, and continues later', async () => {
  const errors = jest.spyOn(console, 'error');
  await show();
  expectTypewriters(1);

  hideTab(true);
  expectTypewriters(0);
  // React would report state that is set outside `act`.
  expect(errors).not.toHaveBeenCalled();
  hideTab(false);
  expectTypewriters(1);
  // A visitor may ask for reduced motion later.
  allowMotion(false);
  expectTypewriters(0);
});

test('stays paused until the visitor plays it, and never starts twice', async () => {
  await show();
  const comeAndGo = () => {
    act(() => hideTab(true));
    act(() => hideTab(false));
    mockAllIsIntersecting(false);
    mockAllIsIntersecting(true);
  };
  comeAndGo();
  expectTypewriters(1);
  const pause = screen.getByRole('button', { name: /Pause animation/ });
  expect(pause.querySelector('use')).toHaveAttribute('href', '/icons.svg#pause');
  fireEvent.click(pause);
  expect(pause).toHaveAccessibleName('Play animation');
  expect(pause.querySelector('use')).toHaveAttribute('href', '/icons.svg#play');
  comeAndGo();
  expectTypewriters(0);
});

test('logs nothing if the script that types does not load', async () => {
  const errors = jest.spyOn(console, 'error');
  mockCreate.mockImplementation(() => {
    throw new Error('chunk failed');
  });
  await show();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(errors).not.toHaveBeenCalled();
});
