import fc from 'fast-check';
import {
  browserStorage,
  DRAFT_KEY,
  type DraftStorage,
  deleteDraft,
  loadDraft,
  saveDraft,
} from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';

const NOW = Date.UTC(2026, 10, 20);
const DAY = 24 * 60 * 60 * 1000;
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };

// UTF-16 units, so that half characters occur too.
const text = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });
const anyMessage = fc.record({ name: text, email: text, message: text });

const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};
const full: DraftStorage = {
  getItem: (key) => localStorage.getItem(key),
  removeItem: (key) => localStorage.removeItem(key),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

beforeEach(() => localStorage.clear());

test('a draft comes back as it was written, in any script', () => {
  fc.assert(
    fc.property(anyMessage, (written) => {
      localStorage.clear();
      expect(saveDraft(localStorage, written, NOW)).toBe(true);
      const isEmpty = Object.values(written).every((each) => each === '');
      expect(loadDraft(localStorage, NOW + DAY)).toEqual(isEmpty ? null : written);
    }),
  );
});

test('a draft stays a week and is then deleted', () => {
  saveDraft(localStorage, message, NOW);
  expect(loadDraft(localStorage, NOW + 7 * DAY)).toEqual(message);
  expect(loadDraft(localStorage, NOW + 7 * DAY + 1)).toBeNull();
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
});

test('a draft from the future stays a week from now on', () => {
  saveDraft(localStorage, message, NOW + 400 * DAY);
  expect(loadDraft(localStorage, NOW)).toEqual(message);
  expect(loadDraft(localStorage, NOW + 8 * DAY)).toBeNull();
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

describe('what is not a draft is ignored and deleted', () => {
  const good = { at: NOW, ...message };
  test.each([
    '',
    'nonsense',
    'null',
    '[]',
    '"text"',
    '{}',
    '{"at":',
    JSON.stringify({ ...good, at: 'yesterday' }),
    JSON.stringify({ ...good, at: null }),
    JSON.stringify({ ...good, message: 5 }),
    JSON.stringify({ ...good, email: undefined }),
    JSON.stringify({ ...good, name: ['Ana'] }),
  ])('%s', (entry) => {
    localStorage.setItem(DRAFT_KEY, entry);
    expect(loadDraft(localStorage, NOW)).toBeNull();
    expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  });

  test('any JSON value', () => {
    fc.assert(
      fc.property(fc.json(), (entry) => {
        localStorage.setItem(DRAFT_KEY, entry);
        expect(loadDraft(localStorage, NOW)).toBeNull();
      }),
    );
  });
});

describe('without a storage that works', () => {
  test('a refused storage keeps nothing and harms nothing', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refused);
    expect(browserStorage()).toBeNull();
    expect(saveDraft(null, message, NOW)).toBe(false);
    expect(loadDraft(null, NOW)).toBeNull();
    expect(() => deleteDraft(null, message, NOW)).not.toThrow();
  });

  test('a storage that refuses every call keeps nothing and harms nothing', () => {
    const broken = { getItem: refused, setItem: refused, removeItem: refused };
    expect(saveDraft(broken, message, NOW)).toBe(false);
    expect(saveDraft(broken, EMPTY_MESSAGE, NOW)).toBe(false);
    expect(loadDraft(broken, NOW)).toBeNull();
    expect(() => deleteDraft(broken, message, NOW)).not.toThrow();
  });

  test('a full storage says so, and gives what it has', () => {
    saveDraft(localStorage, message, NOW);
    expect(saveDraft(full, { ...message, message: 'Longer' }, NOW)).toBe(false);
    expect(loadDraft(full, NOW)).toEqual(message);
    expect(saveDraft(full, EMPTY_MESSAGE, NOW)).toBe(true);
  });
});
