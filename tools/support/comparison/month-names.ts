/** The numbers of months by their names in some languages: '05' for "may", "mayo" and "maja". */
export function monthNumbersIn(languages: readonly string[]): ReadonlyMap<string, string> {
  const formats = languages.flatMap((language) => [
    new Intl.DateTimeFormat(language, { month: 'long' }),
    new Intl.DateTimeFormat(language, { month: 'short' }),
    // Beside a day, a name may have another form: "maja" and not "maj" in Polish.
    new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }),
  ]);
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const namesAndNumbers = formats.flatMap((format) =>
    months.map((month) => [nameOf(month, format), String(month).padStart(2, '0')] as const),
  );
  // Short names like "5月" are digits, and names of one or two letters are words of a sentence.
  return new Map(namesAndNumbers.filter(([name]) => /^[\p{L}\p{M}]{3,}$/u.test(name)));
}

function nameOf(month: number, format: Intl.DateTimeFormat): string {
  const parts = format.formatToParts(new Date(2024, month - 1, 15));
  const name = parts.find(({ type }) => type === 'month')?.value ?? '';
  return name.toLowerCase().replace(/\.$/, '');
}
