import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/sections/Headline';
import { en } from '@/lib/words/en';
import { mockMedia, motionAllowed, setUpMedia } from '../../fixtures/media';

// The browser tests hold that it rests while paused, hidden or out of sight.

let machines = 0;
const mockStart = jest.fn(() => machines++);
const mockStop = jest.fn(() => machines--);
const mockCreate = jest.fn();
jest.mock('@/lib/browser/typed-headline', () => ({ createHeadline: () => mockCreate() }));

beforeEach(() => {
  setUpMedia();
  machines = 0;
  mockCreate.mockReturnValue({ start: mockStart, stop: mockStop });
});

/** The headline, and the script that types fetched, where it is. */
async function show({ motion = true } = {}) {
  mockMedia(motionAllowed, motion);
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

/** How many machines are typing. */
const expectMoving = (count: 0 | 1) => expect(machines).toBe(count);

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('stays still, without a button, for who asked for less motion', async () => {
  await show({ motion: false });

  expectMoving(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('rests when less motion is asked for later', async () => {
  await show();
  mockMedia(motionAllowed, false);

  expectMoving(0);
});

test('rests in the background from the event on that says so: Firefox may freeze the page right after it', async () => {
  const complaints = jest.spyOn(console, 'error');
  await show();
  expectMoving(1);

  hideTab(true);
  expectMoving(0);
  // React complains here about state that is set outside of `act`.
  expect(complaints).not.toHaveBeenCalled();
  hideTab(false);
  expectMoving(1);
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
  expectMoving(1);
  const pause = screen.getByRole('button', { name: /Pause animation/ });
  expect(pause).toHaveTextContent('‖');
  fireEvent.click(pause);
  expect(screen.getByRole('button', { name: /Play animation/ })).toHaveTextContent('▷');
  comeAndGo();
  expectMoving(0);
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
