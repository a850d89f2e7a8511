import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/hero/Headline';
import { en } from '@/lib/words/en';
import { allowMotion, setUpMedia } from '../../fixtures/media';

// typed-headline.test.ts tests the speed; headline.spec.ts tests timers, layout and copying.

let mockIsBroken: boolean;

jest.mock('typewriter-effect/dist/core', () => {
  const Core = jest.requireActual('typewriter-effect/dist/core');
  return class extends Core {
    constructor(...args: unknown[]) {
      if (mockIsBroken) throw new Error('works differently');
      super(...args);
    }
  };
});

const phrases = ['Ana', 'a Tech Enthusiast'];

beforeEach(() => {
  jest.useFakeTimers();
  setUpMedia();
  mockIsBroken = false;
});
afterEach(() => jest.useRealTimers());

/** Renders the headline and loads the script that types. */
async function show({ motion = true } = {}) {
  allowMotion(motion);
  render(
    <Headline phrases={phrases.map((phrase) => [...phrase])} sentence="Ana, a tech" words={en.home}>
      <p>Hello, I’m</p>
    </Headline>,
  );
  await act(async () => {
    await import('@/lib/browser/typed-headline');
  });
}

/** The typed part of the phrase. */
const typed = () => document.querySelector('h1 [dir] > span')?.textContent;
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = () => screen.queryByRole('button');

/** Waits until the second phrase is half typed. */
function waitForHalfAPhrase() {
  wait(2000 + 2 * 60 + 4 * 80);
  expect(typed()).toBe('a Te');
}

function expectStill(text: string) {
  expect(typed()).toBe(text);
  wait(10_000);
  expect(typed()).toBe(text);
}

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('is still and has no button with reduced motion', async () => {
  await show({ motion: false });

  expect(button()).not.toBeInTheDocument();
  expectStill('Ana');
});

test('greeting, name and button are in this order, and the typed text is not translated', async () => {
  await show();

  const read = [screen.getByText('Hello, I’m'), screen.getByRole('heading'), button()];
  const inDocument = [...document.querySelectorAll('p, h1, button')];
  expect(inDocument).toEqual(read);
  expect(screen.getByText('Ana').closest('[translate=no]')).not.toBeNull();
});

test.each([
  ['it types a phrase', 2000 + 2 * 60 + 4 * 80, 'a Te', 'a Tech Enthusiast'],
  ['it erases a phrase', 2000 + 60, 'A', 'Ana'],
  ['it changes to the next phrase', 2000 + 2 * 60, '', 'a Tech Enthusiast'],
])('paused while %s, it shows the whole phrase until it plays', async (_, at, part, whole) => {
  await show();
  wait(at);
  expect(typed()).toBe(part);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  expectStill(whole);

  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(typed()).toBe(whole);
  wait(2000);
  expect(typed()).toBe(whole.slice(0, -1));
});

test('ends on the whole phrase when the visitor turns on reduced motion', async () => {
  await show();
  waitForHalfAPhrase();
  allowMotion(false);
  expectStill('a Tech Enthusiast');
});

test('stays paused when the page is hidden or out of view for a while', async () => {
  await show();
  fireEvent.click(screen.getByRole('button'));
  act(() => hideTab(true));
  act(() => hideTab(false));
  mockAllIsIntersecting(false);
  mockAllIsIntersecting(true);
  expectStill('Ana');
});

// Firefox may freeze the page right after the event.
test('stops during the event that hides the page, and continues later', async () => {
  const errors = jest.spyOn(console, 'error');
  await show();
  waitForHalfAPhrase();
  hideTab(true);
  expectStill('a Te');
  hideTab(false);
  wait(80);
  expect(typed()).toBe('a Tec');
  // React would report state that is set outside `act`.
  expect(errors).not.toHaveBeenCalled();
});

test('stays as it is and logs nothing if the library does not work', async () => {
  const errors = jest.spyOn(console, 'error');
  mockIsBroken = true;
  await show();

  expect(button()).not.toBeInTheDocument();
  expectStill('Ana');
  expect(errors).not.toHaveBeenCalled();
});
