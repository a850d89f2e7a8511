/** Characters that no text of the content may hold: controls but line breaks, direction overrides. */
const unsafeCharacters = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text of a résumé as the content may hold it; empty if nothing is left. */
export function cleaned(value: string | number): string {
  const lines = String(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ');
  return lines.replace(unsafeCharacters, '').trim();
}

/** A text of at most `limit` UTF-16 units: a longer one is cut behind a word and ends in "…". */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit - 1);
  // A text without spaces is cut anywhere, but not within an emoji.
  const end = Math.max(cut.lastIndexOf(' '), limit / 2);
  return `${cut.slice(0, end).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Abbreviations and initials, whose full stop ends no sentence. */
const abbreviation = /(^|[\s(])(\p{L}|Dra?|Prof|Mrs?|Ms|Ing|Dipl|St|Jr|Sr|vs|approx)\.\s*$/iu;

/** The sentences of a text, each with the space behind it. */
export function sentences(text: string): string[] {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    const last = found.at(-1);
    if (last !== undefined && abbreviation.test(last)) found[found.length - 1] = last + segment;
    else found.push(segment);
  }
  return found;
}

/** Splits a text behind the last sentence that ends within the limit; the first may be longer. */
export function firstSentences(text: string, limit: number): [first: string, rest: string] {
  let end = 0;
  for (const sentence of sentences(text)) {
    if (end > 0 && end + sentence.trimEnd().length > limit) break;
    end += sentence.length;
  }
  return [text.slice(0, end).trim(), text.slice(end).trim()];
}

const point = /^\s*[•‣▪◦*–-]\s+/;

/** Splits a description into its running text and its lines that begin with "•" or "-". */
export function splitPoints(text: string): { prose: string; points: string[] } {
  const lines = text.split('\n');
  const prose = lines.filter((line) => !point.test(line)).join('\n');
  const points = lines.filter((line) => point.test(line)).map((line) => line.replace(point, ''));
  return { prose: prose.trim(), points: points.map((each) => each.trim()).filter(Boolean) };
}

/** What stands between the parts of a headline: "Developer | Speaker · Mentor". */
const separator = /\s+[|•·]\s*|[|•]\s+/;
const openToWork = /\b(open to|looking for|seeking|available)\b|#opentowork/i;

/**
 * Takes apart a headline as people write it on LinkedIn: "Developer at Reef | React | Open to work".
 * @returns the role, the part that says what the owner is looking for, and all other parts
 */
export function headlineParts(headline: string) {
  const parts = headline.split(separator).filter(Boolean);
  const availability = parts.find((part) => openToWork.test(part));
  const [first = '', ...others] = parts.filter((part) => part !== availability);
  const [role = '', employer] = first.split(/\s+(?=(?:at|@|bei|chez)\s)/);
  return { role, availability, others: [employer, ...others].filter(Boolean) };
}

/**
 * A name that no other entry has, upper and lower case being equal.
 * @param apart tells a second entry of the name from the first: "Kelp (2023)"; else a number does
 * @param limit in UTF-16 units
 */
export function distinctName(
  name: string,
  taken: readonly string[],
  apart: string,
  limit: number,
): string {
  const folded = (text: string) => text.trim().toLowerCase();
  let distinct = shortened(name, limit);
  for (let count = 1; taken.some((other) => folded(other) === folded(distinct)); count++) {
    const mark = ` (${count === 1 ? shortened(apart, 20) : count})`;
    distinct = shortened(name, limit - mark.length) + mark;
  }
  return distinct;
}
