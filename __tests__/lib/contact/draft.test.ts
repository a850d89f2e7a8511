/** @jest-environment jsdom */
import { storageKey } from '@/lib/browser/storage-key';
import { loadDraft, saveDraft } from '@/lib/contact/draft';
import { emptyMessage } from '@/lib/contact/message';

// contact-draft.spec.ts tests that a reload keeps the draft, and that sending deletes it.

test('a draft may have any of the fields, and an empty draft is deleted', () => {
  for (const draft of [
    { ...emptyMessage, name: 'Ana', email: 'ana@example.com' },
    { ...emptyMessage, message: 'Hello' },
    emptyMessage,
  ]) {
    saveDraft(draft);
    expect(loadDraft()).toEqual(draft);
  }
  expect(sessionStorage).toHaveLength(0);
});

test.each(['no JSON', '{"name":5}'])('a stored %s is no draft', (stored) => {
  sessionStorage.setItem(storageKey('contact-draft'), stored);
  expect(loadDraft()).toEqual(emptyMessage);
});

test('sites below different paths of one host have separate drafts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/portfolio' });
  expect(storageKey('contact-draft')).toBe('portfolio-contact-draft/portfolio');
});

test.each([
  ['forbidden', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('if the storage is %s, there is no draft, and nothing throws', (_, spyOnStorage) => {
  (spyOnStorage() as jest.SpyInstance).mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  saveDraft({ name: 'Ana', email: 'ana@example.com', message: 'Hello' });
  expect(loadDraft()).toEqual(emptyMessage);
});
