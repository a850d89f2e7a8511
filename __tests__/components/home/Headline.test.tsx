/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/home/Headline';
import { graphemes } from '@/lib/text/text';
import { en } from '@/lib/words/en';
import { setMotion } from '../../support/mocks/visitor-motion';

// headline.spec.ts tests layout and copying.

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];

// Once, because the library keeps the `requestAnimationFrame` that it finds first.
beforeAll(() => jest.useFakeTimers());

async function show() {
  setMotion(true);
  render(
    <Headline phrases={phrases.map(graphemes)} sentence="Ana, a tech" pauseLabel={en.home.pause}>
      <p>Hello, I’m</p>
    </Headline>,
  );
  await act(async () => {
    await import('@/components/home/start-typing');
  });
}

/** The elements of the typed part and of the rest of the phrase. */
const parts = () => document.querySelectorAll('[dir=auto] > span');
const typed = () => parts()[0]?.textContent ?? '';
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function waitUntilTyped(text: string) {
  for (let at = 0; typed() !== text && at < 10_000; at += 1) jest.advanceTimersByTime(1);
  expect(typed()).toBe(text);
}

test('the headline types characters in 80 ms, as text, erases in 60 ms, and pauses for 2000 ms', async () => {
  await show();
  const cycle = 'Ana|An|A||a|a |a <|a <b|a <b>|a <b|a <|a |a||n|né|né |né 👩‍💻|né |né|n|'.split(
    '|',
  );
  const seen: { text: string; duration: number }[] = [];
  for (let at = 0; at < 11_000; at += 1) {
    const text = typed();
    const last = seen.at(-1);
    if (last?.text === text) last.duration += 1;
    else {
      seen.push({ text, duration: 1 });
      // The rest keeps its space, so that no word moves to another line.
      expect(phrases).toContain(`${text}${parts()[1]?.textContent}`);
    }
    jest.advanceTimersByTime(1);
  }
  const texts = seen.map(({ text }) => text);
  expect(texts.slice(0, cycle.length + 4)).toEqual([...cycle, 'A', 'An', 'Ana', 'An']);
  // The library does a step in the first frame after its delay, and a pause has two more steps.
  for (const [index, { text, duration }] of seen.slice(0, cycle.length - 1).entries()) {
    const isErasing = text !== '' && text.length < (texts[index - 1]?.length ?? 0);
    const least = phrases.includes(text) ? 2000 : 80 - (isErasing ? 20 : 0);
    expect(duration).toBeGreaterThanOrEqual(least);
    expect(duration).toBeLessThanOrEqual(least + 2 * 16);
  }
});

test('the cursor blinks in a pause, and is there while characters are typed and erased', async () => {
  await show();
  const isCursorOff = () => parts()[0]?.hasAttribute('data-off');
  for (const part of ['An', 'A', 'a <']) {
    waitUntilTyped(part);
    expect(isCursorOff()).toBe(false);
  }
  waitUntilTyped('a <b>');
  const [first, ...others] = [600, 550, 550].map((milliseconds) => {
    wait(milliseconds);
    return isCursorOff();
  });
  expect(others).toEqual([!first, first]);
});

const press = (isPlaying: boolean) =>
  fireEvent.click(screen.getByRole('button', { name: en.home.pause, pressed: isPlaying }));

test.each([
  ['it is paused as it types', press, 'a <', 'a <b>'],
  ['it is paused between two phrases', press, '', 'a <b>'],
  ['it is paused in its own pause', press, 'a <b>', 'a <b>'],
  ['it is out of view', mockAllIsIntersecting, 'a <', 'a <b>'],
])('the headline rests at a whole phrase while %s', async (_, play, part, whole) => {
  await show();
  waitUntilTyped(part);
  play(false);
  expect(typed()).toBe(whole);
  expect(jest.getTimerCount()).toBe(0);
  expect(parts()[0]).not.toHaveAttribute('data-off');
  play(true);
  wait(1900);
  expect(typed()).toBe(whole);
  waitUntilTyped(whole.slice(0, -1));
  for (const phrase of phrases) waitUntilTyped(phrase);
});

test('a name without other phrases is always seen', () => {
  render(
    <Headline phrases={[graphemes('Ana')]} sentence="Ana" pauseLabel={en.home.pause}>
      {null}
    </Headline>,
  );
  // What is typed is hidden while scripts run, which jsdom does not calculate.
  for (const text of screen.getAllByText('Ana')) {
    expect(getComputedStyle(text).visibility).toBe('visible');
  }
});
