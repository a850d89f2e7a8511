/** Changes each text of a value. The keys that lead to it are without the indexes of lists. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, keys: readonly string[]) => string,
): Value {
  const walk = (each: unknown, keys: readonly string[]): unknown => {
    if (typeof each === 'string') return change(each, keys);
    if (Array.isArray(each)) return each.map((entry) => walk(entry, keys));
    if (typeof each !== 'object' || each === null) return each;
    const entries = Object.entries(each).map(([key, entry]) => {
      return [key, walk(entry, [...keys, key])] as const;
    });
    return Object.fromEntries(entries);
  };
  return walk(value, []) as Value;
}
