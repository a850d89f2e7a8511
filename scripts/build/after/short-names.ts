import { classAttribute, isPart } from './style-marks';

const comment = /<!-- -->/g;
const style = /<style[^>]*>[\s\S]*?<\/style>/g;
/** A class in a selector: numbers like `.5rem` do not begin with a letter. */
const classSelector = /\.([A-Za-z][\w-]*)/g;

/**
 * Gives classes names of one or two letters where React will never look: in the still parts of
 * a page. There the names of parts and the marks between texts go as well. In a page of this
 * size the names that styled-components makes are a twentieth of all compressed bytes.
 * @param ids of the elements whose content is still
 */
export function shortenNames(html: string, ids: readonly string[]): string {
  const places = ids
    .map((id) => insideOf(html, id))
    .filter((place) => place !== undefined)
    .sort((a, b) => a.start - b.start);
  const css = (html.match(style) ?? []).join('');
  const live = classesIn(pieces(html, places).live.join(''));
  const styled = new Set([...css.matchAll(classSelector)].map(([, name = '']) => name));

  const shorts = new Map<string, string>();
  let made = 0;
  for (const name of classesIn(pieces(html, places).still.join(''))) {
    if (live.has(name)) continue;
    if (styled.has(name)) shorts.set(name, letters(made++));
    else if (isPart(name)) shorts.set(name, '');
  }

  const shorten = (text: string) =>
    text.replace(comment, '').replace(classAttribute, (_, names: string) => {
      const left = names.split(' ').map((name) => shorts.get(name) ?? name);
      return ` class="${left.filter(Boolean).join(' ')}"`;
    });
  const { live: outside, still } = pieces(html, places);
  return outside
    .map((text, index) => text + shorten(still[index] ?? ''))
    .join('')
    .replace(style, (text) =>
      text.replace(classSelector, (all, name: string) =>
        shorts.get(name) ? `.${shorts.get(name)}` : all,
      ),
    );
}

interface Place {
  start: number;
  end: number;
}

/** Where the content of the element with this id stands in the text. */
function insideOf(html: string, id: string): Place | undefined {
  const opening = new RegExp(`<([a-z]+)(?: [^>]*)? id="${id}"[^>]*>`).exec(html);
  if (opening === null) return undefined;
  const start = opening.index + opening[0].length;
  const tag = new RegExp(`<(/?)${opening[1]}\\b`, 'g');
  tag.lastIndex = start;
  let depth = 1;
  for (let match = tag.exec(html); match !== null; match = tag.exec(html)) {
    depth += match[1] ? -1 : 1;
    if (depth === 0) return { start, end: match.index };
  }
  return undefined;
}

/** The text cut at the places: what stands in them, and what before each and after the last. */
function pieces(html: string, places: readonly Place[]): { live: string[]; still: string[] } {
  const starts = [0, ...places.map(({ end }) => end)];
  const ends = [...places.map(({ start }) => start), html.length];
  return {
    live: starts.map((start, index) => html.slice(start, ends[index])),
    still: places.map(({ start, end }) => html.slice(start, end)),
  };
}

function classesIn(html: string): Set<string> {
  return new Set([...html.matchAll(classAttribute)].flatMap(([, names = '']) => names.split(' ')));
}

const alphabet = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** a … Z, aa, ba … for 0, 1, 2 … */
function letters(index: number): string {
  const last = alphabet.charAt(index % alphabet.length);
  const rest = Math.floor(index / alphabet.length);
  return rest === 0 ? last : last + letters(rest - 1);
}
