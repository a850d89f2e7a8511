import { createHeadline, type TypedHeadline } from '@/lib/browser/typed-headline';
import { graphemes } from '@/lib/content/text';

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

let typed: HTMLElement;
let rest: HTMLElement;
let headline: TypedHeadline;

beforeEach(() => {
  jest.useFakeTimers();
  mockIsBroken = false;
  typed = document.createElement('span');
  typed.textContent = 'Ana';
  rest = document.createElement('span');
  document.body.replaceChildren(typed, rest);
  headline = createHeadline(typed, rest, phrases.map(graphemes));
});

afterEach(() => jest.useRealTimers());

/** The texts shown during this time, each with its duration in milliseconds. */
function watch(milliseconds: number) {
  const seen: { text: string; duration: number }[] = [];
  for (let at = 0; at < milliseconds; at++) {
    const text = typed.textContent ?? '';
    if (seen.at(-1)?.text !== text) seen.push({ text, duration: 0 });
    const last = seen.at(-1);
    if (last) last.duration += 1;
    jest.advanceTimersByTime(1);
  }
  return seen;
}

const cycle = 'Ana|An|A||a|a |a <|a <b|a <b>|a <b|a <|a |a||n|né|né |né 👩‍💻|né |né|n||A|An'.split(
  '|',
);

test('types and erases each character in 80 and 60 ms, as text, with pauses of 2000 ms', () => {
  headline.start();
  const seen = watch(40_000).slice(0, 2 * cycle.length);

  expect(seen.map(({ text }) => text)).toEqual([...cycle, ...cycle]);
  seen.slice(1).forEach(({ text, duration }, index) => {
    const isErasing = text.length < (seen[index]?.text.length ?? 0) && text !== '';
    if (phrases.includes(text)) expect(duration).toBe(2000);
    else expect(duration).toBe(isErasing ? 60 : 80);
  });
  // The security policy forbids styles.
  expect(document.querySelector('b, style, [style]')).toBeNull();
});

test('requests no frame in a pause, when only the cursor blinks', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  headline.start();
  const cursor = [0, 600, 600, 600].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return !typed.hasAttribute('data-off');
  });
  expect(cursor).toEqual([true, false, true, false]);
  expect(frames).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(2);

  headline.stop();
  expect(typed).not.toHaveAttribute('data-off');
  expect(jest.getTimerCount()).toBe(0);
});

test('reserves the space of the untyped rest, so that no word moves to another line', () => {
  headline.start();
  const wholes = new Set<string>();
  for (let at = 0; at < 15_000; at++) {
    jest.advanceTimersByTime(1);
    wholes.add(`${typed.textContent}${rest.textContent}`);
  }

  expect([...wholes]).toEqual(phrases);
});

test('continues after the clock of the device has been set back', () => {
  headline.start();
  jest.advanceTimersByTime(2100);
  jest.setSystemTime(0);
  expect(watch(300).length).toBeGreaterThan(2);
});

// Headline.test.tsx tests what visitors see if the library does not work.
test('a loop that breaks later ends on the whole phrase', () => {
  headline.start();
  jest.advanceTimersByTime(2400);
  expect(typed).toHaveTextContent('a <');
  mockIsBroken = true;
  expect(watch(5000).map(({ text }) => text)).toEqual(['a <', 'a <b>']);
  expect(jest.getTimerCount()).toBe(0);
});
