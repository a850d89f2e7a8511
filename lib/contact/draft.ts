import { storageKey } from '../browser/storage-key';
import { emptyMessage, isEmptyMessage, type Message } from './message';

const draftKey = storageKey('contact-draft');

/** The unsent message of this tab; an empty one if there is none, or if it cannot be read. */
export function loadDraft(): Message {
  try {
    const draft = { ...emptyMessage, ...JSON.parse(sessionStorage.getItem(draftKey) ?? '{}') };
    const isMessage = Object.values(draft).every((text) => typeof text === 'string');
    return isMessage ? draft : emptyMessage;
  } catch {
    return emptyMessage;
  }
}

/** Stores a message until the tab is closed, so that a reload or Back does not lose it. */
export function saveDraft(message: Message): void {
  try {
    if (isEmptyMessage(message)) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, JSON.stringify(message));
  } catch {
    // Storage is blocked or full: the text lasts as long as the page.
  }
}
