import { storageKey } from '../hosting/addresses';
import { EMPTY_MESSAGE, isEmptyMessage, type Message } from './message';

export const DRAFT_KEY = storageKey('contact-draft');
const DRAFT_MS = 7 * 24 * 60 * 60 * 1000;

/** The message kept on this device, or an empty one. One that is older than a week is deleted. */
export function loadDraft(): Message {
  try {
    const { at, name, email, message } = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '{}');
    const isDraft = [name, email, message].every((text) => typeof text === 'string');
    if (isDraft && Date.now() - at <= DRAFT_MS) return { name, email, message };
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // Storage that may not be read, or an entry that is no draft of ours.
  }
  return EMPTY_MESSAGE;
}

/**
 * Keeps a message, or deletes the kept one if the message is empty.
 * @returns whether the storage did its part
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
