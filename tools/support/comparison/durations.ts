import { languages } from './month-names';

/** "year", "years", "meses", "Jahre". Slavic languages have a form for two, another for five. */
const names = languages
  .flatMap((language) =>
    ['year', 'month'].map(
      (unit) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
    ),
  )
  .flatMap((format) => [1, 2, 5].flatMap((count) => format.formatToParts(count)))
  .filter(({ type }) => type === 'unit')
  .map(({ value }) => value);

const part = String.raw`\d+ (?:${[...new Set(names)].join('|')})`;

/**
 * How long a period is, in parentheses or on a line of its own, as LinkedIn writes it after the
 * dates: "(3 years 2 months)".
 */
export const duration = new RegExp(
  String.raw`\(${part}(?: ${part})?\)|^\s*${part}(?: ${part})?\s*$`,
  'gimu',
);
