import type { createHeadline as Create } from '@/lib/browser/typed-headline';

const phrases = ['Ana', 'a <b>Dev</b>', 'né 👩‍💻'];

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

afterEach(() => {
  jest.useRealTimers();
});

/** The texts shown during so many milliseconds, each with the moment it appeared. */
function watch(milliseconds: number): { text: string; at: number }[] {
  const seen: { text: string; at: number }[] = [];
  for (let at = 0; at <= milliseconds; at++) {
    const text = container.textContent ?? '';
    if (seen.at(-1)?.text !== text) seen.push({ text, at });
    jest.advanceTimersByTime(1);
  }
  return seen;
}

const cycle = [
  ...['Ana', 'An', 'A', ''],
  ...['a', 'a ', 'a <', 'a <b', 'a <b>', 'a <b>D', 'a <b>De', 'a <b>Dev', 'a <b>Dev<'],
  ...['a <b>Dev</', 'a <b>Dev</b', 'a <b>Dev</b>', 'a <b>Dev</b', 'a <b>Dev</', 'a <b>Dev<'],
  ...['a <b>Dev', 'a <b>De', 'a <b>D', 'a <b>', 'a <b', 'a <', 'a ', 'a', ''],
  ...['n', 'né', 'né ', 'né 👩‍💻', 'né ', 'né', 'n', ''],
  ...['A', 'An'],
];

test('types and erases the phrases one character at a time, for ever', () => {
  createHeadline(Core, container, rest, phrases).start();
  const texts = watch(60_000).map(({ text }) => text);

  const turns = Math.floor(texts.length / cycle.length);
  expect(turns).toBeGreaterThan(3);
  expect(texts.slice(0, turns * cycle.length)).toEqual(Array(turns).fill(cycle).flat());
});

test('a phrase with HTML in it is shown as written, and is never HTML', () => {
  createHeadline(Core, container, rest, phrases).start();

  for (let at = 0; at < 12_000; at += 20) {
    jest.advanceTimersByTime(20);
    expect(container.querySelector('b')).toBeNull();
  }
});

test('types a character after 80 ms, erases one after 60 ms', () => {
  createHeadline(Core, container, rest, phrases).start();
  const seen = watch(12_000);
  const took = (text: string, turn = 0) => {
    const index = seen.map((each) => each.text).indexOf(text, turn);
    return (seen[index]?.at ?? 0) - (seen[index - 1]?.at ?? 0);
  };

  // The core acts in the first frame after the delay; frames are 1 ms here.
  for (const text of ['a ', 'a <', 'a <b>Dev<', 'né', 'né 👩‍💻']) expect(took(text)).toBe(81);
  const erasing = seen.map((each) => each.text).indexOf('a <b>Dev</b>') + 1;
  for (const text of ['a <b>Dev', 'a <', 'a']) expect(took(text, erasing)).toBe(61);
  expect(took('A')).toBe(61);
});

test('pauses 2000 ms before it erases a phrase, the first one too', () => {
  createHeadline(Core, container, rest, phrases).start();
  const seen = watch(20_000);
  const stood = (text: string, turn = 0) => {
    const index = seen.map((each) => each.text).indexOf(text, turn);
    return (seen[index + 1]?.at ?? 0) - (seen[index]?.at ?? 0);
  };

  // Around the pause the core spends a frame or two on its own bookkeeping, of a delay each.
  for (const text of phrases) {
    expect(stood(text)).toBeGreaterThanOrEqual(2000);
    expect(stood(text)).toBeLessThan(2000 + 4 * 81);
  }
  expect(stood('Ana', 5)).toBeGreaterThanOrEqual(2000);
});

test('the first phrase stands until the machine is started', () => {
  createHeadline(Core, container, rest, phrases);

  expect(watch(5000)).toEqual([{ text: 'Ana', at: 0 }]);
});

test('stops where it is and goes on from there', () => {
  const machine = createHeadline(Core, container, rest, phrases);
  machine.start();
  jest.advanceTimersByTime(3000);
  const { textContent } = container;
  machine.stop();

  expect(watch(10_000)).toEqual([{ text: textContent, at: 0 }]);
  expect(jest.getTimerCount()).toBe(0);
  machine.start();
  expect(watch(100).length).toBeGreaterThan(1);
});

test('what is still to be typed holds its place, so that no word jumps to another line', () => {
  createHeadline(Core, container, rest, phrases).start();
  const wholes = new Set<string>();
  for (let at = 0; at < 20_000; at++) {
    jest.advanceTimersByTime(1);
    wholes.add(`${container.textContent}${rest.textContent}`);
  }

  expect([...wholes]).toEqual(phrases);
});

test('puts no style into the page, which the security policy would forbid', () => {
  createHeadline(Core, container, rest, phrases).start();
  watch(3000);

  expect(document.querySelector('style, [style]')).toBeNull();
});
