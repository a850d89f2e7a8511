import { storageKey } from '../browser/storage-key';
import { fieldNames, type Message } from './message';

// The unsent message of this tab. `lib/browser/inline/draft.js` saves it, and a reload or "Back"
// does not lose it. Storage may be blocked: then there is no draft.

const keyOf = (name: keyof Message) => `${storageKey('contact-draft')}:${name}`;

export function draftOf(name: keyof Message): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {
    return '';
  }
}

export function deleteDraft(): void {
  try {
    for (const name of fieldNames) sessionStorage.removeItem(keyOf(name));
  } catch {}
}
