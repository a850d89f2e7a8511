/**
 * One line with the median of some values, all of them, their budget, and whether it is kept. The
 * median of an even number of values is the lower one of the middle two.
 */
export function reportLine(name: string, values: readonly number[], budget: number): string {
  const sorted = values
    .map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))
    .sort((one, other) => one - other);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const verdict = middle <= budget ? '' : ': over budget';
  const all = sorted.length > 1 ? ` (${sorted.join(', ')})` : '';
  return `${name.padEnd(28)}${middle}${all}, at most ${budget}${verdict}`;
}
