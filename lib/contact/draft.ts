import { storageKey } from '../hosting/addresses';
import { EMPTY_MESSAGE, isEmptyMessage, type Message } from './message';

export const DRAFT_KEY = storageKey('contact-draft');
/** A week, in milliseconds. */
const MAX_AGE = 7 * 24 * 60 * 60 * 1000;

/** The message kept on this device, or an empty one. A draft older than a week is deleted. */
export function loadDraft(): Message {
  try {
    const { at, name, email, message } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    const isDraft = [name, email, message].every((text) => typeof text === 'string');
    if (isDraft && Date.now() - at <= MAX_AGE) return { name, email, message };
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage is blocked, or the entry is not JSON.
  }
  return EMPTY_MESSAGE;
}

/**
 * Keeps a message on this device; an empty message deletes the kept one.
 * @returns false if the browser's storage refuses
 */
export function keepDraft(message: Message): boolean {
  try {
    if (isEmptyMessage(message)) localStorage.removeItem(DRAFT_KEY);
    else localStorage.setItem(DRAFT_KEY, JSON.stringify({ at: Date.now(), ...message }));
    return true;
  } catch {
    return false;
  }
}
