import { EMPTY_MESSAGE, isSameMessage, type Message } from './message';

export const DRAFT_KEY = 'portfolio-contact-draft';
const DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

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
 * Keeps a message, or deletes the kept one if the message is empty.
 * @returns whether the storage did its part
 */
export function saveDraft(storage: DraftStorage | null, message: Message, now: number): boolean {
  try {
    if (storage === null) return false;
    // Nothing else that the object may hold besides these three.
    const { name, email, message: text } = message;
    if (isSameMessage(message, EMPTY_MESSAGE)) storage.removeItem(DRAFT_KEY);
    else storage.setItem(DRAFT_KEY, JSON.stringify({ at: now, name, email, message: text }));
    return true;
  } catch {
    return false;
  }
}

/** The kept message, or null. One that is older than a week or not in our form is deleted. */
export function loadDraft(storage: DraftStorage | null, now: number): Message | null {
  try {
    const kept = storage?.getItem(DRAFT_KEY) ?? null;
    if (kept === null) return null;
    const { at, name, email, message } = JSON.parse(kept) as Record<string, unknown>;
    const isText = typeof name === 'string' && typeof email === 'string';
    if (isText && typeof message === 'string' && now - Number(at) <= DRAFT_MS) {
      return { name, email, message };
    }
  } catch {
    // Storage that may not be read, or an entry that is no draft of ours.
  }
  saveDraft(storage, EMPTY_MESSAGE, now);
  return null;
}

/** Deletes the kept message if it is the one given: another tab may have kept a newer one. */
export function deleteDraft(storage: DraftStorage | null, sent: Message, now: number): void {
  const kept = loadDraft(storage, now);
  if (kept !== null && isSameMessage(kept, sent)) saveDraft(storage, EMPTY_MESSAGE, now);
}
