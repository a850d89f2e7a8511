import { createHeadline } from '@/lib/browser/typed-headline';
import { graphemes } from '@/lib/content/text';

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];

let typed: HTMLElement;
let rest: HTMLElement;
let typewriter: ReturnType<typeof createHeadline>;

beforeEach(() => {
  jest.useFakeTimers();
  typed = document.createElement('span');
  typed.textContent = 'Ana';
  rest = document.createElement('span');
  document.body.replaceChildren(typed, rest);
  typewriter = createHeadline(typed, rest, phrases.map(graphemes));
});

afterEach(() => jest.useRealTimers());

/** The texts shown during so many milliseconds, and for how long each stood. */
function watch(milliseconds: number) {
  const seen: { text: string; stood: number }[] = [];
  for (let at = 0; at < milliseconds; at++) {
    const text = typed.textContent ?? '';
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
  typewriter.start();
  const seen = watch(40_000).slice(0, 2 * cycle.length);

  expect(seen.map(({ text }) => text)).toEqual([...cycle, ...cycle]);
  seen.slice(1).forEach(({ text, stood }, index) => {
    const isErasing = text.length < (seen[index]?.text.length ?? 0) && text !== '';
    if (phrases.includes(text)) expect(stood).toBe(2000);
    else expect(stood).toBe(isErasing ? 60 : 80);
  });
  // The security policy forbids styles.
  expect(document.querySelector('b, style, [style]')).toBeNull();
});

test('in a pause it asks for no frame, and only the cursor blinks', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame');
  typewriter.start();
  const cursor = [0, 600, 600, 600].map((milliseconds) => {
    jest.advanceTimersByTime(milliseconds);
    return !typed.hasAttribute('data-off');
  });
  expect(cursor).toEqual([true, false, true, false]);
  expect(frames).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(2);

  typewriter.stop();
  expect(typed).not.toHaveAttribute('data-off');
  expect(jest.getTimerCount()).toBe(0);
});

test('stands still until it is started, and stops where it is', () => {
  expect(watch(5000)).toEqual([{ text: 'Ana', stood: 5000 }]);

  typewriter.start();
  typewriter.start();
  expect(watch(2200).map(({ text }) => text)).toEqual(['Ana', 'An', 'A', '']);
  typewriter.stop();
  expect(watch(5000)).toHaveLength(1);
  typewriter.start();
  expect(watch(200).length).toBeGreaterThan(1);
});

test('what is still to be typed holds its place, so that no word jumps to another line', () => {
  typewriter.start();
  const wholes = new Set<string>();
  for (let at = 0; at < 15_000; at++) {
    jest.advanceTimersByTime(1);
    wholes.add(`${typed.textContent}${rest.textContent}`);
  }

  expect([...wholes]).toEqual(phrases);
});
