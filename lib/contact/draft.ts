import { EMPTY_MESSAGE, isSameMessage, type Message } from './message';

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

/**
 * The kept message, or null. One that is older than a week or not in our form is deleted. One from
 * the future was written before the clock was set back; its week starts now.
 */
export function loadDraft(storage: DraftStorage | null, now: number): Message | null {
  try {
    const kept = storage?.getItem(DRAFT_KEY) ?? null;
    if (kept === null) return null;
    const draft = parse(kept);
    if (draft === null || now - draft.at > DRAFT_MS) {
      storage?.removeItem(DRAFT_KEY);
      return null;
    }
    const { at, ...message } = draft;
    if (at > now) saveDraft(storage, message, now);
    return message;
  } catch {
    return null;
  }
}

/** Deletes the kept message if it is the one given: another tab may have kept a newer one. */
export function deleteDraft(storage: DraftStorage | null, sent: Message, now: number): void {
  const kept = loadDraft(storage, now);
  if (kept !== null && isSameMessage(kept, sent)) saveDraft(storage, EMPTY_MESSAGE, now);
}

function parse(kept: string): (Message & { at: number }) | null {
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
