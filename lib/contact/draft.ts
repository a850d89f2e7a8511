import { storageKey } from '../browser/storage-key';
import { emptyMessage, fieldNames, type Message } from './message';

// The unsent message of this tab. `lib/browser/inline/draft.js` saves it, and a reload or "Back"
// does not lose it. Storage may be blocked: then there is no draft.

const keyOf = (name: keyof Message) => `${storageKey('contact-draft')}:${name}`;

export function loadDraft(): Message {
  const draft = { ...emptyMessage };
  try {
    for (const name of fieldNames) draft[name] = sessionStorage.getItem(keyOf(name)) ?? '';
  } catch {}
  return draft;
}

export function deleteDraft(): void {
  try {
    for (const name of fieldNames) sessionStorage.removeItem(keyOf(name));
  } catch {}
}
