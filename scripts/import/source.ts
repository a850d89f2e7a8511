/** Characters that no text of the content may hold: controls but line breaks, direction overrides. */
const unsafeCharacters = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** What was read from a résumé, and what nobody asked for. */
export interface Reading {
  /** Paths that found a place in the content: `work[0].name`. */
  readonly placed: Set<string>;
  /** Sentences about what was changed on the way. */
  readonly notes: string[];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * One object of a résumé. Whatever it holds, reading never throws: what is not of the kind asked
 * for counts as not there, and is listed by `unplaced` in the end.
 */
export class Source {
  readonly #value: Record<string, unknown>;
  readonly #path: string;
  readonly #reading: Reading;

  constructor(value: unknown, path: string, reading: Reading) {
    this.#value = isObject(value) ? value : {};
    this.#path = path;
    this.#reading = reading;
  }

  pathOf(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`;
  }

  /** Marks a field as placed although its value was not taken over as it is. */
  markPlaced(key: string): void {
    this.#reading.placed.add(this.pathOf(key));
  }

  /** A text as it is, which stays unplaced. */
  peek(key: string): string | undefined {
    return toText(this.#value[key]);
  }

  /** Everything below this object that reads as a sentence, to tell the language from. */
  sentences(): string[] {
    const found: string[] = [];
    const walk = (value: unknown) => {
      const text = typeof value === 'string' ? toText(value) : undefined;
      if (text !== undefined && text.split(/\s+/).length >= 5) found.push(text);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
    };
    walk(this.#value);
    return found;
  }

  /**
   * A text without surrounding space and without control characters; numbers count as texts.
   * @param limit in UTF-16 units; what is longer is cut at a word's end, with a note
   */
  text(key: string, limit: number): string | undefined {
    const text = toText(this.#value[key]);
    if (text === undefined) return undefined;
    this.markPlaced(key);
    return this.#fit(text, limit, this.pathOf(key));
  }

  /** A text that `accepts` takes as it is; else it stays unplaced. */
  textIf(key: string, accepts: (text: string) => boolean): string | undefined {
    const text = toText(this.#value[key]);
    if (text === undefined || !accepts(text)) return undefined;
    this.markPlaced(key);
    return text;
  }

  /** The texts of a list, at most `most` of them; an entry that is no text stays unplaced. */
  texts(key: string, limit: number, most: number): string[] {
    const list = this.#value[key];
    if (!Array.isArray(list)) return [];
    return list.slice(0, most).flatMap((entry, index) => {
      const text = toText(entry);
      if (text === undefined) return [];
      const path = `${this.pathOf(key)}[${index}]`;
      this.#reading.placed.add(path);
      return [this.#fit(text, limit, path)];
    });
  }

  /**
   * The first texts of a list that make at most `limit` UTF-16 units together, with two between one
   * and the next, and a sign at the end. The others stay unplaced, and none is cut.
   */
  textsWithin(key: string, limit: number): string[] {
    const list = this.#value[key];
    if (!Array.isArray(list)) return [];
    const found: string[] = [];
    let length = 0;
    for (const [index, entry] of list.entries()) {
      const text = toText(entry);
      if (text === undefined) continue;
      length += text.length + (found.length === 0 ? 0 : 2);
      if (length > limit) break;
      found.push(text);
      this.#reading.placed.add(`${this.pathOf(key)}[${index}]`);
    }
    return found;
  }

  /** The objects of a list, at most `most` of them. */
  list(key: string, most: number): Source[] {
    const list = this.#value[key];
    if (!Array.isArray(list)) return [];
    return list.slice(0, most).flatMap((entry, index) => {
      const path = `${this.pathOf(key)}[${index}]`;
      return isObject(entry) ? [new Source(entry, path, this.#reading)] : [];
    });
  }

  object(key: string): Source {
    return new Source(this.#value[key], this.pathOf(key), this.#reading);
  }

  note(key: string, sentence: string): void {
    this.#reading.notes.push(`${this.pathOf(key)}: ${sentence}`);
  }

  #fit(text: string, limit: number, path: string): string {
    if (text.length <= limit) return text;
    this.#reading.notes.push(`${path}: ${text.length} characters, cut to ${limit}`);
    const cut = text.slice(0, limit - 1);
    return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()}…`;
  }
}

function toText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  const text = String(value)
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(unsafeCharacters, '')
    .trim();
  return text === '' ? undefined : text;
}

/** What of a résumé found no place, one line a field: `references[0].name: "Erlich"`. */
export function unplaced(value: unknown, placed: ReadonlySet<string>, path = ''): string[] {
  if (placed.has(path)) return [];
  if (Array.isArray(value)) {
    return value.flatMap((entry, index) => unplaced(entry, placed, `${path}[${index}]`));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, entry]) =>
      unplaced(entry, placed, path === '' ? key : `${path}.${key}`),
    );
  }
  const text = toText(value);
  if (text === undefined) return [];
  return [`${path}: ${JSON.stringify(text.length > 60 ? `${text.slice(0, 59)}…` : text)}`];
}
