import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/sections/Headline';
import { en } from '@/lib/words/en';
import { mockMedia, motionAllowed, setUpMedia } from '../../fixtures/media';

const mockMachine = { start: jest.fn(), stop: jest.fn() };
const mockCreate = jest.fn((..._given: unknown[]) => mockMachine);
jest.mock('@/lib/browser/typed-headline', () => ({
  createHeadline: (...given: unknown[]) => mockCreate(...given),
}));

const phrases = ['Ana', 'a Full Stack Developer', 'a Tech Enthusiast'];
const sentence = 'Ana, a Full Stack Developer, and a Tech Enthusiast';

/** Whether the machine was started last, not stopped. */
const isMoving = () => {
  const { start, stop } = mockMachine;
  const starts = start.mock.invocationCallOrder;
  return (starts.at(-1) ?? 0) > (stop.mock.invocationCallOrder.at(-1) ?? 0);
};

beforeEach(() => {
  setUpMedia();
  mockCreate.mockImplementation(() => mockMachine);
  for (const each of [mockMachine.start, mockMachine.stop, mockCreate]) each.mockClear();
});

/** The headline, and the script that types fetched, where it is. */
async function show({ motion = true } = {}) {
  mockMedia(motionAllowed, motion);
  const view = render(
    <Headline phrases={phrases} sentence={sentence} words={en.home} pauseIcon="‖" playIcon="▷" />,
  );
  await act(async () => {
    await import('typewriter-effect/dist/core');
    await import('@/lib/browser/typed-headline');
  });
  return view;
}

const pauseButton = () => screen.getByRole('button', { name: /Pause animation/ });

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

test('is heard as one sentence, and shows the first phrase before anything moves', async () => {
  await show();

  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleName(sentence);
  const typed = screen.getByText('Ana');
  expect(typed.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(mockCreate).toHaveBeenCalledWith(
    expect.anything(),
    typed,
    typed.nextElementSibling,
    phrases,
  );
});

test('can be paused and played', async () => {
  await show();
  expect(isMoving()).toBe(true);

  await userEvent.click(pauseButton());
  expect(isMoving()).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /Play animation/ }));
  expect(isMoving()).toBe(true);
});

test('stays still, without a button, for who asked for less motion', async () => {
  await show({ motion: false });

  expect(mockCreate).not.toHaveBeenCalled();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('stops, and shows the first phrase, when less motion is asked for later', async () => {
  await show();
  screen.getByText('Ana').textContent = 'a Full';
  mockMedia(motionAllowed, false);

  expect(isMoving()).toBe(false);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('rests in the background from the event on that says so: Firefox may freeze the page right after it', async () => {
  const complaints = jest.spyOn(console, 'error');
  await show();

  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(isMoving()).toBe(false);
  // React complains here about state that is set outside of `act`.
  expect(complaints).not.toHaveBeenCalled();
  hideTab(false);
  expect(isMoving()).toBe(true);
});

test('rests while it is out of sight', async () => {
  await show();

  mockAllIsIntersecting(false);
  expect(isMoving()).toBe(false);
  mockAllIsIntersecting(true);
  expect(isMoving()).toBe(true);
});

test('does not go on by itself after the visitor paused it', async () => {
  await show();
  await userEvent.click(pauseButton());

  hideTab(true);
  hideTab(false);
  mockAllIsIntersecting(false);
  mockAllIsIntersecting(true);
  expect(isMoving()).toBe(false);
});

test('never runs twice at once', async () => {
  await show();
  mockAllIsIntersecting(true);
  hideTab(false);

  expect(mockMachine.start).toHaveBeenCalledTimes(1);
});

test('is silent when the script that types cannot be had', async () => {
  const complaints = jest.spyOn(console, 'error');
  mockCreate.mockImplementation(() => {
    throw new Error('chunk failed');
  });
  await show();

  expect(screen.getByText('Ana')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(complaints).not.toHaveBeenCalled();
});

test('leaves nothing running when the page is left', async () => {
  const { unmount } = await show();
  unmount();

  expect(isMoving()).toBe(false);
});
