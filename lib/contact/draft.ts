import { EMPTY_LETTER, type Letter, sameLetter } from './message';

export const DRAFT_KEY = 'portfolio-contact-draft';
export const DRAFT_DAYS = 7;
const DRAFT_MS = DRAFT_DAYS * 24 * 60 * 60 * 1000;

/** The part of `localStorage` that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The browser's storage, or null where even asking for it is refused. */
export function browserStorage(): DraftStorage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/**
 * Keeps a letter, or deletes the kept one if the letter is empty.
 * @returns whether the storage did its part
 */
export function saveDraft(storage: DraftStorage | null, letter: Letter, now: number): boolean {
  try {
    if (storage === null) return false;
    const { name, email, message } = letter;
    if (sameLetter(letter, EMPTY_LETTER)) storage.removeItem(DRAFT_KEY);
    else storage.setItem(DRAFT_KEY, JSON.stringify({ at: now, name, email, message }));
    return true;
  } catch {
    return false;
  }
}

/**
 * The kept letter, or null. One that is older than a week or not in our form is deleted. One from
 * the future was written before the clock was set back; its week starts now.
 */
export function loadDraft(storage: DraftStorage | null, now: number): Letter | null {
  try {
    const kept = storage?.getItem(DRAFT_KEY) ?? null;
    if (kept === null) return null;
    const draft = parse(kept);
    if (draft === null || now - draft.at > DRAFT_MS) {
      storage?.removeItem(DRAFT_KEY);
      return null;
    }
    const { at, ...letter } = draft;
    if (at > now) saveDraft(storage, letter, now);
    return letter;
  } catch {
    return null;
  }
}

/** Deletes the kept letter if it is the one given: another tab may have kept a newer one. */
export function deleteDraft(storage: DraftStorage | null, sent: Letter, now: number): void {
  const kept = loadDraft(storage, now);
  if (kept !== null && sameLetter(kept, sent)) saveDraft(storage, EMPTY_LETTER, now);
}

function parse(kept: string): (Letter & { at: number }) | null {
  let value: unknown;
  try {
    value = JSON.parse(kept);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { at, name, email, message } = value as Record<string, unknown>;
  if (typeof at !== 'number' || !Number.isFinite(at)) return null;
  if (typeof name !== 'string' || typeof email !== 'string' || typeof message !== 'string') {
    return null;
  }
  return { at, name, email, message };
}
