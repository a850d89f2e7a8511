import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { refusal } from './refusal';

/** The file that records what commands did to the repository. The template itself has none. */
export const RECORD = 'template-update.json';

interface UpdateRecord {
  /** The template's repository or folder. */
  address?: string;
  /** The template's commit that the last update merged. */
  commit?: string;
  /** Whether `npm run own` has removed what only the template needs. */
  isOwn?: boolean;
}

/**
 * Reads the record of the current folder. It is empty before the first update.
 * @throws PlainError if it is no JSON, for example because it contains git's conflict marks
 */
export function readRecord(): UpdateRecord {
  if (!existsSync(RECORD)) return {};
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8'));
  } catch (error) {
    throw refusal(`${RECORD} is not valid JSON. Correct it. ${(error as Error).message}`);
  }
}

/** Adds to the record, or replaces what it says. */
export const addToRecord = (changes: UpdateRecord): void =>
  writeFileSync(RECORD, `${JSON.stringify({ ...readRecord(), ...changes }, null, 2)}\n`);
