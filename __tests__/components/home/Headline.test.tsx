/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockAllIsIntersecting } from 'react-intersection-observer/test-utils';
import { Headline } from '@/components/home/Headline';
import { menuId } from '@/components/ui/menu-id';
import { graphemes } from '@/lib/text/text';
import { en } from '@/lib/words/en';
import { allowMotion, setUpMedia } from '../../support/mocks/media';

// headline.spec.ts tests timers, layout and copying.

const phrases = ['Ana', 'a <b>', 'né 👩‍💻'];

// Once, because the library keeps the `requestAnimationFrame` that it finds first.
beforeAll(() => jest.useFakeTimers());
beforeEach(setUpMedia);

/** Renders the headline and loads the script that types. */
async function show({ isNameTyped = true, texts = phrases } = {}) {
  allowMotion(true);
  render(
    <Headline
      name="Ana"
      isNameTyped={isNameTyped}
      phrases={texts.map(graphemes)}
      sentence="Ana, a tech"
      words={en.home}
    >
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
const button = (name?: string) => screen.queryByRole('button', { name });

function waitUntilTyped(text: string) {
  for (let at = 0; typed() !== text && at < 10_000; at += 1) jest.advanceTimersByTime(1);
  expect(typed()).toBe(text);
}

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

test('greeting, name and button are in this order, and the typed text is not translated', async () => {
  await show();
  const read = [screen.getByText('Hello, I’m'), screen.getByRole('heading'), button()];
  expect(button(en.home.pause)?.querySelector('use')?.getAttribute('href')).toMatch(/#pause$/);
  const inDocument = [...document.querySelectorAll('p, h1, button')];
  expect(inDocument).toEqual(read);
  for (const text of screen.getAllByText('Ana')) {
    expect(text.closest('[translate=no]')).not.toBeNull();
  }
});

/** The texts shown during this time, each with its duration in milliseconds. */
function watch(milliseconds: number) {
  const seen: { text: string; duration: number }[] = [];
  for (let at = 0; at < milliseconds; at += 1) {
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
/** The library does each step in the first frame after its delay. Jest has a frame each 16 ms. */
const FRAME = 16;

function expectBetween(value: number, least: number, most: number) {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
}

test('the headline types characters in 80 ms, as text, erases in 60 ms, and pauses for 2000 ms', async () => {
  await show();
  // A round, and the start of the next one.
  const seen = watch(11_000).slice(0, cycle.length + 4);

  expect(seen.map(({ text }) => text)).toEqual([...cycle, ...cycle.slice(0, 4)]);
  // The library begins each round with two more steps, which change nothing.
  const [roundEnd] = seen.splice(cycle.length - 3, 1);
  expectBetween(roundEnd?.duration ?? 0, 80, 3 * (80 + FRAME));
  seen.slice(1).forEach(({ text, duration }, index) => {
    const isErasing = text !== '' && text.length < (seen[index]?.text.length ?? 0);
    // The library waits in three steps: before it begins to pause, the pause, and before it erases.
    if (phrases.includes(text)) expectBetween(duration, 2000, 2000 + 2 * FRAME);
    else expectBetween(duration, isErasing ? 60 : 80, (isErasing ? 60 : 80) + FRAME);
  });
});

test('the cursor blinks in a pause, and is there while characters are typed and erased', async () => {
  await show();
  const isCursorOff = () => parts()[0]?.hasAttribute('data-off');
  for (const part of ['An', 'A', 'a <']) {
    waitUntilTyped(part);
    expect(isCursorOff()).toBe(false);
  }
  waitUntilTyped('a <b>');
  wait(600);
  const first = isCursorOff();
  wait(550);
  expect(isCursorOff()).toBe(!first);
  wait(550);
  expect(isCursorOff()).toBe(first);
});

const setInView = (isIntersecting: boolean) => mockAllIsIntersecting(isIntersecting);
// Firefox may freeze the page right after the event, so typing stops during the event.
const setShown = (isVisible: boolean) => hideTab(!isVisible);
/** jsdom has no `toggle` event. */
function setMenuClosed(isClosed: boolean) {
  const menu = document.getElementById(menuId);
  menu?.toggleAttribute('open', !isClosed);
  menu?.dispatchEvent(new Event('toggle'));
}
const press = (isPlaying: boolean) =>
  fireEvent.click(screen.getByRole('button', { name: isPlaying ? en.home.play : en.home.pause }));

test.each([
  ['it is paused as it types', press, 'a <', 'a <b>'],
  ['it is paused as it erases', press, 'An', 'Ana'],
  ['it is paused between two phrases', press, '', 'a <b>'],
  ['no motion is allowed', allowMotion, 'a <', 'a <b>'],
  ['it is out of view', setInView, 'a <', 'a <b>'],
  ['the tab is hidden', setShown, 'a <', 'a <b>'],
  ['the menu is open', setMenuClosed, 'a <', 'a <b>'],
])('the headline rests at a whole phrase while %s', async (_, play, part, whole) => {
  document.body.innerHTML = `<details id="${menuId}"></details>`;
  await show();
  waitUntilTyped(part);
  play(false);
  expectStill(whole);
  play(true);
  wait(1900);
  expect(typed()).toBe(whole);
  waitUntilTyped(whole.slice(0, -1));
});

test('the headline rests if it is paused in the middle of its own pause', async () => {
  await show();
  waitUntilTyped('a <b>');
  wait(1000);
  press(false);
  expectStill('a <b>');
});

test('a paused headline stays paused when the tab and the view return', async () => {
  await show();
  waitUntilTyped('a <');
  press(false);
  act(() => hideTab(true));
  setInView(false);
  act(() => hideTab(false));
  setInView(true);
  expectStill('a <b>');
});

test('a name that stays is not typed, and the phrases below it are', async () => {
  await show({ isNameTyped: false, texts: phrases.slice(1) });
  const heading = () => screen.getByRole('heading');
  expect(heading()).toHaveAccessibleName('Ana, a tech');
  waitUntilTyped('a');
  waitUntilTyped('né');
  waitUntilTyped('a <b>');
  expect(heading()).toHaveTextContent('Ana, a techAna');
  fireEvent.click(screen.getByRole('button', { name: en.home.pause }));
  expectStill('a <b>');
});
