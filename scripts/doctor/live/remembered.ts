import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { Verdict } from './verdict';

const DAY_MS = 24 * 3600 * 1000;

const entry = z.strictObject({
  asked: z.iso.datetime(),
  kind: z.enum(['fine', 'gone', 'broken', 'moved', 'untold']),
  why: z.string(),
  to: z.string().optional(),
});

export interface Remembered {
  /** The verdict on a link that was asked less than a day ago. */
  recall(href: string): Verdict | undefined;
  keep(href: string, verdict: Verdict): void;
  /** Writes down what is less than a day old. */
  save(): Promise<void>;
}

/**
 * The answers of the last day, from a JSON file. One that is not there, cannot be read or holds
 * something else is as good as empty: it only saves questions.
 */
export async function remember(file: string, now: Date): Promise<Remembered> {
  const entries = new Map(
    (await read(file)).filter(([, { asked }]) => {
      const age = now.getTime() - new Date(asked).getTime();
      // What was asked in the future comes from a clock that was wrong.
      return age >= 0 && age < DAY_MS;
    }),
  );
  return {
    recall(href) {
      const known = entries.get(href);
      if (known === undefined) return undefined;
      const { asked, ...verdict } = known;
      return verdict;
    },
    keep: (href, verdict) => entries.set(href, { asked: now.toISOString(), ...verdict }),
    async save() {
      await mkdir(path.dirname(file), { recursive: true });
      // Two doctors at once: each writes its own file whole, and the later one stays.
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
      await rename(draft, file);
    },
  };
}

async function read(file: string): Promise<[string, z.infer<typeof entry>][]> {
  try {
    return Object.entries(
      z.record(z.string(), entry).parse(JSON.parse(await readFile(file, 'utf8'))),
    );
  } catch {
    return [];
  }
}
