/** A text of the content, which may not have been checked. */
export interface ContentText {
  text: string;
  /** The keys that lead to it: `['projects', '0', 'image', 'src']`. */
  keys: readonly string[];
}

/** All texts in a value of the content, in their order. */
export function contentTexts(value: unknown, keys: readonly string[] = []): ContentText[] {
  if (typeof value === 'string') return [{ text: value, keys }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => contentTexts(child, [...keys, key]));
}
