import { createHeadline } from '@/lib/browser/typed-headline';

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];
const container = document.createElement('span');
const rest = document.createElement('span');

beforeEach(() => {
  jest.useFakeTimers();
  container.textContent = phrases[0] ?? '';
  rest.textContent = '';
});

afterEach(() => jest.useRealTimers());

/** What is shown, and the phrase with what is still to be typed, from each change on, for how long. */
function watch(milliseconds: number) {
  const seen: { text: string; whole: string; stood: number }[] = [];
  for (let at = 0; at < milliseconds; at++) {
    const text = container.textContent ?? '';
    const whole = text + rest.textContent;
    if (seen.at(-1)?.text !== text) seen.push({ text, whole, stood: 0 });
    const last = seen.at(-1);
    if (last) last.stood += 1;
    jest.advanceTimersByTime(1);
  }
  return seen;
}

test('types and erases character by character, as text, in 80 and 60 ms, with pauses of 2000 ms', () => {
  createHeadline(container, rest, phrases).start();
  const erased = (text: string) => ({ text, stood: 60 });
  const typed = (text: string) => ({ text, stood: 80 });
  const paused = (text: string) => ({ text, stood: 2000 });
  const cycle = [
    ...[paused('Ana'), erased('An'), erased('A'), typed('')],
    ...[typed('a'), typed('a '), typed('a <'), typed('a <b')],
    ...[paused('a <b>'), erased('a <b'), erased('a <'), erased('a '), erased('a'), typed('')],
    ...[typed('n'), typed('né'), typed('né ')],
    ...[paused('né 👩‍💻'), erased('né '), erased('né'), erased('n'), typed('')],
    ...[typed('A'), typed('An')],
  ];
  const duration = cycle.reduce((sum, { stood }) => sum + stood, 0);

  expect(watch(2 * duration)).toMatchObject([...cycle, ...cycle]);
  expect(container.children).toHaveLength(0);
});

test('what is still to be typed holds its place, so that no word jumps to another line', () => {
  createHeadline(container, rest, phrases).start();
  const wholes = watch(15_000).map(({ whole }) => whole);

  expect([...new Set(wholes)]).toEqual(phrases);
});

test('stands still until it is started, and stops where it is', () => {
  const headline = createHeadline(container, rest, phrases);
  expect(watch(5000)).toMatchObject([{ text: 'Ana', stood: 5000 }]);

  headline.start();
  jest.advanceTimersByTime(2300);
  headline.stop();
  expect(watch(5000)).toHaveLength(1);
  headline.start();
  expect(watch(200).length).toBeGreaterThan(1);
});
