import { storageKey } from '../hosting/urls';
import { EMPTY_MESSAGE, isEmptyMessage, type Message } from './message';

/** The key of the draft in the tab's storage. */
export const DRAFT_KEY = storageKey('contact-draft');

/** The draft while the browser refuses to store it. It lasts until the visitor leaves the page. */
let unstoredDraft = EMPTY_MESSAGE;

/** Returns the draft of this tab, or an empty message. */
export function loadDraft(): Message {
  try {
    const { name, email, message } = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}');
    const isDraft = [name, email, message].every((text) => typeof text === 'string');
    if (isDraft) return { name, email, message };
  } catch {
    // The browser refuses its storage, or the entry is not JSON.
  }
  return unstoredDraft;
}

/**
 * Keeps a message until the tab is closed, so that a reload or Back does not lose it. An empty
 * message deletes the draft.
 * @returns false if the browser refuses, so that leaving the page loses the message
 */
export function keepDraft(message: Message): boolean {
  unstoredDraft = EMPTY_MESSAGE;
  try {
    if (isEmptyMessage(message)) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(message));
    return true;
  } catch {
    unstoredDraft = message;
    return false;
  }
}

/**
 * Deletes a draft of version 1.1 or older. Those versions kept drafts in `localStorage`, where
 * other people who use the computer can find them. Remove this function at the end of 2027.
 */
export function deleteOldDraft(): void {
  try {
    localStorage.removeItem(DRAFT_KEY);
  } catch {
    // The browser refuses its storage, so it contains no draft.
  }
}
