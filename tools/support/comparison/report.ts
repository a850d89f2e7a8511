import { placeText } from '../../../lib/content/fault';
import { singleSpaces } from '../../../lib/text/text';
import type { Differences, InventedFacts, LostFacts, Source } from './comparison';

/** The report about some differences. */
export function differenceLines(
  { invented, lost }: Differences,
  sources: readonly Source[],
): string[] {
  const onlyOnPage = inventedLines(invented);
  const onlyInFiles = lost.map(lostLine);
  const files = sources.length > 1 ? `the ${sources.length} files` : (sources[0]?.name ?? '');
  return [
    `On the page, but not in ${files}. Is it true?`,
    ...(onlyOnPage.length > 0 ? onlyOnPage : ['nothing']).map((line) => `  ${line}`),
    '',
    `In ${files}, but not on the page. Is it missing?`,
    ...(onlyInFiles.length > 0 ? onlyInFiles : ['nothing']).map((line) => `  ${line}`),
    '',
    'Compared: numbers, dates, addresses and names. Read the sentences yourself.',
  ];
}

/** One line for each entry of the content: `content/skills.ts, entry 3 ("Rust"): "85 %"`. */
export function inventedLines(passages: readonly InventedFacts[]): string[] {
  const factsByPlace = new Map<string, string[]>();
  for (const { place, text, missing } of passages) {
    const facts = missing.map(({ start, end }) => `"${text.slice(start, end)}"`);
    const name = placeText(place, ', ');
    factsByPlace.set(name, [...(factsByPlace.get(name) ?? []), ...facts]);
  }
  return Array.from(factsByPlace, ([name, facts]) => `${name}: ${facts.join(', ')}`);
}

/** How much of a text is shown before and after its facts, in UTF-16 units. */
const CONTEXT = 24;

/** The part of a source's text that has the facts: `resume.pdf: "… cut costs by 40 % …"`. */
export function lostLine({ source, label, text, missing }: LostFacts): string {
  const start = missing[0]?.start ?? 0;
  const end = missing.at(-1)?.end ?? text.length;
  const from = start <= CONTEXT ? 0 : text.lastIndexOf(' ', start - CONTEXT) + 1;
  const space = text.indexOf(' ', end + CONTEXT);
  const to = space < 0 ? text.length : space;
  const part = singleSpaces(text.slice(from, to));
  const excerpt = `${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`;
  return `${source}: "${label === undefined ? excerpt : `${label}: ${excerpt}`}"`;
}
