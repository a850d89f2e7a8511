import { storageKey } from '../browser/storage-key';
import { EMPTY_MESSAGE, type Message } from './message';

const DRAFT_KEY = storageKey('contact-draft');

/** The unsent message of this tab; an empty one if there is none, or storage is blocked. */
export function loadDraft(): Message {
  try {
    return { ...EMPTY_MESSAGE, ...JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? '{}') };
  } catch {
    // Storage is blocked, or the entry is not JSON.
    return EMPTY_MESSAGE;
  }
}

/**
 * Stores a message until the tab is closed, so that a reload or Back does not lose it. An empty
 * message deletes the draft.
 */
export function saveDraft(message: Message): void {
  const isEmpty = Object.values(message).join('') === '';
  try {
    if (isEmpty) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(message));
  } catch {
    // Storage is blocked or full: the text lasts as long as the page.
  }
}
