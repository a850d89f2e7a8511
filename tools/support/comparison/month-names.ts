/** Languages whose names of months and years are read, in whatever language the page is. */
export const languages = 'en en-GB ar da de es fil fr hi id it nl nb pl pt ru sv tr uk'.split(' ');

const options: Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  // Beside a day, a name may have another form: "maja" and not "maj" in Polish.
  { month: 'long', day: 'numeric' },
];

const formats = languages.flatMap((language) =>
  options.map((option) => new Intl.DateTimeFormat(language, option)),
);

/** The numbers of months by their names in lower case: '05' for "may", "mayo" and "maja". */
export const monthNumbers: ReadonlyMap<string, string> = new Map(
  formats
    .flatMap((format) => Array.from({ length: 12 }, (_, month) => nameAndNumber(format, month)))
    // Short names like "5月" are digits, and names of one or two letters are words of a sentence.
    .filter(([name]) => /^[\p{L}\p{M}]{3,}$/u.test(name))
    // A Map keeps the last entry of a name. After this, it is the entry of the first language.
    .reverse(),
);

// Sources of regular expressions, with the longest names first.
export const anyMonthName = [...monthNumbers.keys()]
  .sort((one, other) => other.length - one.length)
  .join('|');
/** The name of a month as a word of its own. */
export const monthName = String.raw`(?<![\p{L}\p{M}])(?<name>${anyMonthName})(?![\p{L}\p{M}])\.?`;

function nameAndNumber(format: Intl.DateTimeFormat, month: number): [string, string] {
  const parts = format.formatToParts(new Date(2024, month, 15));
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  return [name.toLowerCase().replace(/\.$/, ''), String(month + 1).padStart(2, '0')];
}
