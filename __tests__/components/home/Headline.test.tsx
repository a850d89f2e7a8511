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

const headlineWith = (...phrases: string[]) => (
  <Headline
    phrases={phrases.map(graphemes)}
    wordWidth={2}
    sentence="Ana, a tech"
    greeting="Hello, I’m"
    pauseLabel={en.home.pause}
  />
);

async function show() {
  setMotion(true);
  render(headlineWith(...phrases));
  await act(async () => {
    await import('@/components/home/start-typing');
  });
}

// The styles hide all other phrases, and the rest of this one. jsdom does not calculate that.
const shown = () => document.querySelector('[data-shown=true]') as HTMLElement;
const typed = () => shown().firstElementChild?.textContent ?? '';
const rest = () => shown().lastElementChild?.textContent ?? '';
const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function waitUntilTyped(text: string) {
  for (let at = 0; typed() !== text && at < 1000; at += 1) wait(16);
  expect(typed()).toBe(text);
}

test('the headline types characters in 80 ms, as text, erases in 60 ms, and pauses for 2000 ms', async () => {
  await show();
  const cycle = 'Ana|An|A||a|a |a <|a <b|a <b>|a <b|a <|a |a||n|né|né |né 👩‍💻|né |né|n|'.split(
    '|',
  );
  const seen: { text: string; duration: number }[] = [];
  for (let at = 0; at < 11_500; at += 8) {
    const text = typed();
    const last = seen.at(-1);
    if (last?.text === text) last.duration += 8;
    else {
      seen.push({ text, duration: 8 });
      // The rest keeps its space, so that no word moves to another line.
      expect(phrases).toContain(`${text}${rest()}`);
    }
    wait(8);
  }
  const texts = seen.map(({ text }) => text);
  expect(texts.slice(0, cycle.length + 4)).toEqual([...cycle, 'A', 'An', 'Ana', 'An']);
  for (const [index, { text, duration }] of seen.slice(0, cycle.length - 1).entries()) {
    const isErasing = (texts[index + 1]?.length ?? 0) < text.length;
    let least = isErasing ? 60 : 80;
    if (phrases.includes(text)) least = 2000;
    // The library takes a step to change its speed.
    if (text === '') least = 60 + 80;
    expect(duration).toBeGreaterThanOrEqual(least - 8);
    // It takes each step in the first frame after its delay.
    expect(duration).toBeLessThanOrEqual(least + 32);
  }
});

test('in a pause, only its end waits, and no frame is asked for', async () => {
  await show();
  wait(300);
  expect([typed(), jest.getTimerCount()]).toEqual(['Ana', 1]);
});

const press = (isPlaying: boolean) =>
  fireEvent.click(screen.getByRole('button', { name: en.home.pause, pressed: isPlaying }));

test.each([
  ['it is paused', press],
  ['it is out of view', mockAllIsIntersecting],
  [
    'the visitor asks for less motion',
    (isAllowed: boolean) => act(async () => setMotion(isAllowed)),
  ],
])('the headline shows a whole phrase while %s', async (_, play) => {
  await show();
  waitUntilTyped('a <');
  await play(false);
  wait(5000);
  expect([typed(), rest()]).toEqual(['a <', 'b>']);
  expect(jest.getTimerCount()).toBe(0);
  await play(true);
  for (const phrase of phrases) waitUntilTyped(phrase);
});

test('a name without other phrases has no cursor', () => {
  render(headlineWith('Ana'));
  expect(document.querySelector('[data-cursor]')).toBeNull();
});
