import { browserStorage, DRAFT_KEY, deleteDraft, loadDraft, saveDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60 * 1000;
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello\n王 👩‍👩‍👧‍👦 "x"' };

const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};

beforeEach(() => localStorage.clear());

test('a draft comes back as it was written, for a week, and is then deleted', () => {
  expect(saveDraft(localStorage, message, NOW)).toBe(true);
  expect(loadDraft(localStorage, NOW + 7 * DAY)).toEqual(message);
  expect(loadDraft(localStorage, NOW + 7 * DAY + 1)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('emptied fields leave nothing behind', () => {
  saveDraft(localStorage, message, NOW);
  expect(saveDraft(localStorage, EMPTY_MESSAGE, NOW)).toBe(true);
  expect(localStorage).toHaveLength(0);
});

test('after sending, the sent draft is deleted, a newer one of another tab is not', () => {
  saveDraft(localStorage, message, NOW);
  deleteDraft(localStorage, { ...message, message: 'Older' }, NOW);
  expect(loadDraft(localStorage, NOW)).toEqual(message);
  deleteDraft(localStorage, message, NOW);
  expect(localStorage).toHaveLength(0);
});

test.each(['nonsense', 'null', '{}', JSON.stringify({ ...message, at: 'yesterday' })])(
  'what is no draft is ignored and deleted: %s',
  (entry) => {
    localStorage.setItem(DRAFT_KEY, entry);
    expect(loadDraft(localStorage, NOW)).toBeNull();
    expect(localStorage).toHaveLength(0);
  },
);

test('a storage that is not there, refuses every call or is full harms nothing, and says so', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refused);
  const broken = { getItem: refused, setItem: refused, removeItem: refused };
  for (const storage of [browserStorage(), broken]) {
    expect(saveDraft(storage, message, NOW)).toBe(false);
    expect(loadDraft(storage, NOW)).toBeNull();
    expect(() => deleteDraft(storage, message, NOW)).not.toThrow();
  }
});
