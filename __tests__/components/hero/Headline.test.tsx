import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/hero/Headline';
import { graphemes } from '@/lib/content/text';
import { en } from '@/lib/words/en';
import { allowMotion, setUpMedia } from '../../fixtures/media';

// headline.spec.ts tests timers, layout and copying.

let mockIsBroken: boolean;

// Like a version of the library that works differently: it does nothing when it is started.
jest.mock('typewriter-effect/dist/core', () => {
  const Core = jest.requireActual('typewriter-effect/dist/core');
  return class extends Core {
    constructor(...args: unknown[]) {
      super(...args);
      const { start } = this;
      this.start = () => (mockIsBroken ? this : start());
    }
  };
});

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];

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
    <Headline phrases={phrases.map(graphemes)} sentence="Ana, a tech" words={en.home}>
      <p>Hello, I’m</p>
    </Headline>,
  );
  await act(async () => {
    await import('@/lib/browser/typed-headline');
  });
}

/** The elements of the typed part and of the rest of the phrase. */
const parts = () => document.querySelectorAll('h1 [dir] > span');
const typed = () => parts()[0]?.textContent ?? '';
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = () => screen.queryByRole('button');

/** The time until the second phrase is half typed, as "a <". */
const halfAPhrase = 2000 + 2 * 60 + 3 * 80;

function expectStill(text: string) {
  expect(typed()).toBe(text);
  wait(10_000);
  expect(typed()).toBe(text);
  expect(parts()[0]).not.toHaveAttribute('data-off');
}

function hideTab(isHidden: boolean) {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each([
  ['with reduced motion', false, false],
  ['if the library does not work', true, true],
])('is still, has no button and logs nothing %s', async (_, motion, isBroken) => {
  const errors = jest.spyOn(console, 'error');
  mockIsBroken = isBroken;
  await show({ motion });

  expect(button()).not.toBeInTheDocument();
  expectStill('Ana');
  expect(errors).not.toHaveBeenCalled();
});

test('greeting, name and button are in this order, and the typed text is not translated', async () => {
  await show();

  const read = [screen.getByText('Hello, I’m'), screen.getByRole('heading'), button()];
  const inDocument = [...document.querySelectorAll('p, h1, button')];
  expect(inDocument).toEqual(read);
  expect(screen.getByText('Ana').closest('[translate=no]')).not.toBeNull();
});

/** The texts shown during this time, each with its duration in milliseconds. */
function watch(milliseconds: number) {
  const seen: { text: string; duration: number }[] = [];
  for (let at = 0; at < milliseconds; at++) {
    const text = typed();
    if (seen.at(-1)?.text !== text) seen.push({ text, duration: 0 });
    const last = seen.at(-1);
    if (last) last.duration += 1;
    // The rest keeps its space, so that no word moves to another line.
    expect(phrases).toContain(`${text}${parts()[1]?.textContent}`);
    jest.advanceTimersByTime(1);
  }
  return seen;
}

const cycle = 'Ana|An|A||a|a |a <|a <b|a <b>|a <b|a <|a |a||n|né|né |né 👩‍💻|né |né|n||A|An'.split(
  '|',
);

test('types and erases each character in 80 and 60 ms, as text, with pauses of 2000 ms', async () => {
  await show();
  const seen = watch(17_000).slice(0, 2 * cycle.length);

  expect(seen.map(({ text }) => text)).toEqual([...cycle, ...cycle]);
  seen.slice(1).forEach(({ text, duration }, index) => {
    const isErasing = text.length < (seen[index]?.text.length ?? 0) && text !== '';
    if (phrases.includes(text)) expect(duration).toBe(2000);
    else expect(duration).toBe(isErasing ? 60 : 80);
  });
});

test('requests no frame in a pause, when only the cursor blinks', async () => {
  await show();
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  const cursor = [0, 600, 600, 600].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return !parts()[0]?.hasAttribute('data-off');
  });
  expect(cursor).toEqual([true, false, true, false]);
  expect(frames).not.toHaveBeenCalled();
});

test('continues after the clock of the device has been set back', async () => {
  await show();
  wait(2100);
  jest.setSystemTime(0);
  expect(watch(300).length).toBeGreaterThan(2);
});

test.each([
  ['it types a phrase', halfAPhrase, 'a <', 'a <b>'],
  ['it erases a phrase', 2000 + 60, 'A', 'Ana'],
  ['it changes to the next phrase', 2000 + 2 * 60, '', 'a <b>'],
])('paused while %s, it shows the whole phrase until it plays', async (_, at, part, whole) => {
  await show();
  wait(at);
  expect(typed()).toBe(part);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  expectStill(whole);
  // Also after it was hidden or out of view for a while.
  for (const isAway of [true, false]) {
    act(() => hideTab(isAway));
    mockAllIsIntersecting(!isAway);
  }
  expectStill(whole);

  fireEvent.click(screen.getByRole('button', { name: 'Play animation' }));
  expect(typed()).toBe(whole);
  wait(2000);
  expect(typed()).toBe(whole.slice(0, -1));
});

test.each([
  ['the visitor turns on reduced motion', false, false],
  ['the library stops working', true, true],
])('ends on the whole phrase when %s', async (_, motion, isBroken) => {
  await show();
  wait(halfAPhrase);
  allowMotion(motion);
  mockIsBroken = isBroken;
  wait(80);
  expectStill('a <b>');
});

// Firefox may freeze the page right after the event.
test('stops during the event that hides the page, and continues later', async () => {
  const errors = jest.spyOn(console, 'error');
  await show();
  wait(halfAPhrase);
  hideTab(true);
  expectStill('a <');
  hideTab(false);
  wait(80);
  expect(typed()).toBe('a <b');
  // React would report state that is set outside `act`.
  expect(errors).not.toHaveBeenCalled();
});
