import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/sections/Headline';
import { en } from '@/lib/words/en';
import { allowMotion, setUpMedia } from '../../fixtures/media';

// The browser tests hold that it rests while paused, hidden or out of sight.

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

/** The headline, and the script that types fetched, where it is. */
async function show({ motion = true } = {}) {
  allowMotion(motion);
  const phrases = ['Ana', 'a Tech Enthusiast'].map((phrase) => [...phrase]);
  render(
    <Headline phrases={phrases} sentence="" words={en.home} pauseIcon="‖" playIcon="▷">
      Hello
    </Headline>,
  );
  await act(async () => {
    await import('@/lib/browser/typed-headline');
  });
}

/** Expects the headline to be typed, by one typewriter, or to rest. */
const expectTyping = (count: 0 | 1) => expect(running).toBe(count);

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('stays still, without a button, for who asked for less motion', async () => {
  await show({ motion: false });

  expectTyping(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('rests in the background from the event on that says so: Firefox may freeze the page right after it', async () => {
  const complaints = jest.spyOn(console, 'error');
  await show();
  expectTyping(1);

  hideTab(true);
  expectTyping(0);
  // React complains here about state that is set outside of `act`.
  expect(complaints).not.toHaveBeenCalled();
  hideTab(false);
  expectTyping(1);
  // Less motion may be asked for later, too.
  allowMotion(false);
  expectTyping(0);
});

test('does not go on by itself after the visitor paused it, and never twice at once', async () => {
  await show();
  const comeAndGo = () => {
    act(() => hideTab(true));
    act(() => hideTab(false));
    mockAllIsIntersecting(false);
    mockAllIsIntersecting(true);
  };
  comeAndGo();
  expectTyping(1);
  const pause = screen.getByRole('button', { name: /Pause animation/ });
  expect(pause).toHaveTextContent('‖');
  fireEvent.click(pause);
  expect(screen.getByRole('button', { name: /Play animation/ })).toHaveTextContent('▷');
  comeAndGo();
  expectTyping(0);
});

test('is silent when the script that types cannot be had', async () => {
  const complaints = jest.spyOn(console, 'error');
  mockCreate.mockImplementation(() => {
    throw new Error('chunk failed');
  });
  await show();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});
