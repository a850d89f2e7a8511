/** @jest-environment node */
import { content } from '@/lib/content';
import { contentFaults, type UncheckedContent } from '@/lib/content/check';
import { forbiddenLinks, forbiddenValues, hostileTexts } from '../../fixtures/hostile';

type Place = readonly (string | number)[];

/** Every place of the content that holds a text. */
function textPlaces(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    textPlaces(each, [...place, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A copy of the content with another value in these places. */
function withValue(changed: readonly Place[], value: unknown): UncheckedContent {
  const copy = structuredClone(content) as UncheckedContent;
  for (const place of changed) {
    const holder = place
      .slice(0, -1)
      .reduce<unknown>((each, key) => (each as Record<string, unknown>)[key], copy);
    (holder as Record<string, unknown>)[String(place.at(-1))] = value;
  }
  return copy;
}

/** One place of each kind: `projects.0.title` stands for `projects.3.title`. */
const places = textPlaces(content).filter(
  (place, index, all) => all.findIndex((each) => kind(each) === kind(place)) === index,
);
function kind(place: Place): string {
  return place.map((key) => (typeof key === 'number' ? '*' : key)).join('.');
}

/** File, place, what is wrong and what was given, on one line. */
const sentence = /^content\/\w+\.ts[^\n]{0,140}: [^\n]{5,}; given: [^\n]+$/;

it('knows all kinds of fields', () => {
  expect(places.length).toBeGreaterThan(35);
});

it.each(forbiddenValues)('%s is refused in every text, in a plain sentence', (_, value) => {
  const faults = contentFaults(withValue(places, value));
  expect(faults).toHaveLength(places.length);
  for (const fault of faults) {
    expect(fault).toMatch(sentence);
    expect(fault.length).toBeLessThan(400);
  }
});

const links = places.filter((place) => /(cv|href|Link)$/.test(String(place.at(-1))));

it.each(forbiddenLinks)('no link leads to %j', (address) => {
  expect(links.length).toBeGreaterThan(4);
  const faults = contentFaults(withValue(links, address));
  expect(faults).toHaveLength(links.length);
  for (const fault of faults) expect(fault).toMatch(sentence);
});

it.each(hostileTexts)('%j is a text like any other, or refused in a plain sentence', (hostile) => {
  for (const fault of contentFaults(withValue(places, hostile))) expect(fault).toMatch(sentence);
  // These say nothing but text, so nothing is to be refused.
  const free = [
    ['projects', 0, 'title'],
    ['owner', 'intro'],
    ['about', 'paragraphs', 0],
  ];
  expect(contentFaults(withValue(free, hostile))).toEqual([]);
});
