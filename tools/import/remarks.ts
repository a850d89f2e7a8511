import { truncate } from '../../lib/content/text';
import { type Remark, ResumeValue, valuesIn } from './resume';

const MOST_VALUES = 10;

interface Loss extends Remark {
  text: string;
}

function lossesOf({ value, parts, isTaken, remark }: ResumeValue): Loss[] {
  if (parts.length > 0) return parts.flatMap(lossesOf);
  if (remark !== undefined) return [{ ...remark, text: String(value) }];
  const reason = 'the page has no place for it';
  return isTaken ? [] : [{ what: 'not taken over', reason, text: String(value) }];
}

const isValue = (part: unknown) => part === undefined || part instanceof ResumeValue;

/**
 * Names all values of a résumé that the content does not have: `not taken over: work 2, gpa: "8.1"
 * (the page has no place for it)`. The values of a list or an entry share a line if they have the
 * same reason.
 * @param part of the résumé, after its values have been marked as taken
 * @param place of the part: `work 2`
 */
export function remarksOn(part: unknown, place = ''): string[] {
  const losses = valuesIn(part).map(lossesOf);
  const lines = new Map<string, Loss[]>();
  for (const loss of losses.flat()) {
    const line = `${loss.what}: ${place}: … (${loss.reason})`;
    lines.set(line, [...(lines.get(line) ?? []), loss]);
  }
  const children = isValue(part) ? [] : Object.entries(Object(part));
  const isFlat = isValue(part) || (Array.isArray(part) && part.every(isValue));
  // An entry without any value in the content, all for the same reason.
  const isLost = lines.size === 1 && losses.every(({ length }) => length > 0);
  if (isFlat || (isLost && place !== '' && children.length > 1)) {
    return Array.from(lines, ([line, values]) => line.replace('…', () => quoted(values)));
  }
  return children.flatMap(([key, inner]) => {
    if (Array.isArray(part)) return remarksOn(inner, `${place} ${Number(key) + 1}`);
    return remarksOn(inner, place === '' ? key : `${place}, ${key}`);
  });
}

function quoted(losses: readonly Loss[]): string {
  const texts = losses
    .slice(0, MOST_VALUES)
    .map(({ text }) => `"${truncate(text.replace(/\s+/g, ' '), 60)}"`);
  const others = losses.length - texts.length;
  return texts.join(', ') + (others > 0 ? `, and ${others} more` : '');
}
