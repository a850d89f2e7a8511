/**
 * One line with a name, the median of the values, all values, the budget, and whether the median is
 * over it. Of an even number of values, the lower one of the middle two is the median.
 */
export function reportLine(name: string, values: readonly number[], budget: number): string {
  const sorted = values
    .map((value) => Number(value.toFixed(value < 1 ? 3 : 0)))
    .sort((a, b) => a - b);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  const verdict = median <= budget ? '' : ': over budget';
  const all = sorted.length > 1 ? ` (${sorted.join(', ')})` : '';
  return `${name.padEnd(28)}${median}${all}, at most ${budget}${verdict}`;
}
