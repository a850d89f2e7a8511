import type { createHeadline as Create } from '@/lib/browser/typed-headline';

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];

let createHeadline: typeof Create;
let Core: Parameters<typeof Create>[0];
let container: HTMLElement;
let rest: HTMLElement;

// Frames of one millisecond, so that times can be told exactly. The core takes the frame function
// when it is loaded, hence after the timers.
beforeEach(async () => {
  jest.useFakeTimers();
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => callback(performance.now()), 1);
  window.cancelAnimationFrame = (id) => window.clearTimeout(id);
  jest.resetModules();
  ({ createHeadline } = await import('@/lib/browser/typed-headline'));
  ({ default: Core } = await import('typewriter-effect/dist/core'));
  container = document.createElement('span');
  container.textContent = phrases[0] ?? '';
  rest = document.createElement('span');
  document.body.replaceChildren(container, rest);
});

afterEach(() => jest.useRealTimers());

/** The texts shown during so many milliseconds, and for how long each stood. */
function watch(milliseconds: number) {
  const seen: { text: string; stood: number }[] = [];
  for (let at = 0; at < milliseconds; at++) {
    const text = container.textContent ?? '';
    if (seen.at(-1)?.text !== text) seen.push({ text, stood: 0 });
    const last = seen.at(-1);
    if (last) last.stood += 1;
    jest.advanceTimersByTime(1);
  }
  return seen;
}

const cycle = [
  ...['Ana', 'An', 'A', ''],
  ...['a', 'a ', 'a <', 'a <b', 'a <b>', 'a <b', 'a <', 'a ', 'a', ''],
  ...['n', 'né', 'né ', 'né 👩‍💻', 'né ', 'né', 'n', ''],
  ...['A', 'An'],
];

test('types and erases character by character, as text, in 80 and 60 ms, with pauses of 2000 ms', () => {
  createHeadline(Core, container, rest, phrases).start();
  const seen = watch(40_000);

  const texts = seen.map(({ text }) => text);
  expect(texts.slice(0, 2 * cycle.length)).toEqual([...cycle, ...cycle]);
  const [, , , , ...second] = seen.slice(0, 14);
  // The core acts in the first frame after the delay; frames are 1 ms here.
  expect(second.slice(0, 4).map(({ stood }) => stood)).toEqual([81, 81, 81, 81]);
  expect(second.slice(5, 8).map(({ stood }) => stood)).toEqual([61, 61, 61]);
  // Around the pause the core spends a few frames on its own bookkeeping, of a delay each.
  for (const { text, stood } of seen.slice(0, 2 * cycle.length)) {
    if (!phrases.includes(text)) continue;
    expect(stood).toBeGreaterThanOrEqual(2000);
    expect(stood).toBeLessThan(2000 + 4 * 81);
  }
  // The security policy forbids styles.
  expect(document.querySelector('b, style, [style]')).toBeNull();
});

test('stands still until it is started, and stops where it is', () => {
  const machine = createHeadline(Core, container, rest, phrases);
  expect(watch(5000)).toEqual([{ text: 'Ana', stood: 5000 }]);

  machine.start();
  jest.advanceTimersByTime(3000);
  machine.stop();
  expect(watch(5000)).toHaveLength(1);
  machine.start();
  expect(watch(200).length).toBeGreaterThan(1);
});

test('what is still to be typed holds its place, so that no word jumps to another line', () => {
  createHeadline(Core, container, rest, phrases).start();
  const wholes = new Set<string>();
  for (let at = 0; at < 15_000; at++) {
    jest.advanceTimersByTime(1);
    wholes.add(`${container.textContent}${rest.textContent}`);
  }

  expect([...wholes]).toEqual(phrases);
});
