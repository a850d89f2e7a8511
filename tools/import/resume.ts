import { isSameName } from '../../lib/content/names';
import { withoutControls } from '../../lib/content/text';
import { isWebUrl } from '../../lib/hosting/urls';
import { withoutHtml } from '../support/html';

// A résumé as the import reads it: each text, number and boolean is a `ResumeValue`, which knows
// what became of it. `remarks.ts` reports the values that the content does not have.

export interface Remark {
  what: 'not taken over' | 'shortened' | 'kept as text';
  reason: string;
}

/**
 * A text, number or boolean of a résumé, or a value that is made of some, like a period of two
 * dates. It keeps the values that it is made of, so that the import can tell which ones the content
 * does not have.
 */
export class ResumeValue {
  isTaken = false;
  remark?: Remark;
  /** The parts, if it has been split. Then each of them has its own place in the content. */
  parts: readonly ResumeValue[] = [];
  readonly origins: readonly ResumeValue[];

  /** @param origins the values of the résumé that it is made of; by default it is one itself */
  constructor(
    readonly value: unknown,
    origins?: readonly ResumeValue[],
  ) {
    this.origins = origins ?? [this];
  }

  /** The same information in another form: 90 for "90%". */
  as(value: unknown): ResumeValue {
    return new ResumeValue(value, this.origins);
  }

  split(texts: readonly string[]): readonly ResumeValue[] {
    this.parts = texts.map((part) => new ResumeValue(part));
    return this.parts;
  }
}

/** An object of a résumé in the JSON Resume form, unchecked. */
export type ResumeEntry = Record<string, unknown>;

export function readValues(json: unknown): unknown {
  if (json instanceof ResumeValue) return json;
  if (Array.isArray(json)) return json.map(readValues);
  if (typeof json === 'object' && json !== null) {
    return Object.fromEntries(Object.entries(json).map(([key, value]) => [key, readValues(value)]));
  }
  const value = typeof json === 'string' ? cleaned(json) : (json ?? '');
  return value === '' ? undefined : new ResumeValue(value);
}

/** A text as the content may contain it. */
const cleaned = (written: string): string =>
  withoutControls(
    withoutHtml(written)
      .replace(/\r\n?/g, '\n')
      .replace(/[\t\u00a0]/g, ' '),
  ).trim();

export function valuesIn(part: unknown): ResumeValue[] {
  if (part instanceof ResumeValue) return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(valuesIn) : [];
}

export const originsIn = (part: unknown): ResumeValue[] =>
  valuesIn(part).flatMap(({ origins }) => origins);

/** Remarks that the content does not have these values, unless there is a remark already. */
export function leaveOut(part: unknown, reason: string): void {
  for (const value of originsIn(part)) value.remark ??= { what: 'not taken over', reason };
}

/** The text of a value; '' if it is a list, an object or missing. */
export function textOf(value: unknown): string {
  const plain = value instanceof ResumeValue ? value.value : value;
  return typeof plain === 'string' || typeof plain === 'number' ? String(plain) : '';
}

const withValue = (values: readonly unknown[]) =>
  values.filter((value) => value instanceof ResumeValue);

/** One value with the texts of several, and a separator between them; undefined for none. */
export function joined(values: readonly unknown[], separator: string): ResumeValue | undefined {
  const texts = withValue(values).map(textOf);
  return texts.length === 0 ? undefined : new ResumeValue(texts.join(separator), originsIn(values));
}

/** The first of some values. In the content it also stands for those with the same text. */
export function mergedEqual(...values: readonly unknown[]): ResumeValue | undefined {
  const [first] = withValue(values);
  const equal = withValue(values).filter((other) => isSameName(textOf(other), textOf(first)));
  return first && new ResumeValue(first.value, originsIn(equal));
}

/** The items of a list. Another value is a list of one. */
export const list = (value: unknown): unknown[] =>
  [value].flat().filter((item) => item !== undefined);

/** The names in a list, or in a text with commas: "React, Node.js (with npm, yarn)". */
export function namesIn(value: unknown): readonly unknown[] {
  if (!(value instanceof ResumeValue)) return list(value);
  const names = textOf(value).split(/\s*[,;、،](?![^(]*\))\s*/);
  return value.split(names.filter(Boolean));
}

/** The entries of a list. A text is an entry with this name. */
export const entriesIn = (value: unknown): ResumeEntry[] =>
  list(value).map((entry) => (entry instanceof ResumeValue ? { name: entry } : Object(entry)));

/**
 * The web address of an entry, also if it has no scheme: "ana.example/me". JSON Resume before 1.0
 * called it `website`.
 */
export function address({ url, website, link }: ResumeEntry): ResumeValue | undefined {
  const written = url ?? website ?? link;
  if (!(written instanceof ResumeValue)) return undefined;
  const whole = textOf(written).replace(/^[\w-]+(\.[\w-]+)*\.[a-z]{2,}(\/|$)/i, 'https://$&');
  if (isWebUrl(whole)) return written.as(whole);
  leaveOut(written, 'it is no web address');
  return undefined;
}

const bullet = /^[^\S\n]*[•●‣▪■◦○➢►✓✔*–-][^\S\n]+/;

/** The lines of a text. Those that are list items have no bullet any more. */
export const linesIn = (written: string): { line: string; isItem: boolean }[] =>
  written
    .split('\n')
    .map((line) => ({ line: line.replace(bullet, ''), isItem: bullet.test(line) }));
