import { DRAFT_KEY, deleteOldDraft, keepDraft, loadDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';
import { storageKey } from '@/lib/hosting/urls';

const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello\n王 👩‍👩‍👧‍👦 "x"\n' };

beforeEach(() => {
  keepDraft(EMPTY_MESSAGE);
  sessionStorage.clear();
});

test('a draft is restored unchanged, and nothing of it stays after the tab is closed', () => {
  expect(keepDraft(message)).toBe(true);
  expect(loadDraft()).toEqual(message);
  expect(localStorage).toHaveLength(0);
});

test('sites below different paths of one host have separate drafts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, BASE_PATH: '/portfolio' });
  expect(storageKey('contact-draft')).toBe('portfolio-contact-draft/portfolio');
  expect(storageKey('contact-draft')).not.toBe(DRAFT_KEY);
});

test('an empty message deletes the draft', () => {
  keepDraft(message);
  expect(keepDraft(EMPTY_MESSAGE)).toBe(true);
  expect(sessionStorage).toHaveLength(0);
});

test('a draft of an older version is deleted from the computer', () => {
  localStorage.setItem(DRAFT_KEY, JSON.stringify({ at: Date.now(), ...message }));
  deleteOldDraft();
  expect(localStorage).toHaveLength(0);
  expect(loadDraft()).toEqual(EMPTY_MESSAGE);
});

const { email, ...partial } = message;

test.each(['nonsense', 'null', '{}', JSON.stringify(partial)])(
  'ignores an entry that is not a draft: %s',
  (entry) => {
    sessionStorage.setItem(DRAFT_KEY, entry);
    expect(loadDraft()).toEqual(EMPTY_MESSAGE);
  },
);

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['forbidden', () => jest.spyOn(window, 'sessionStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('if the storage is %s, the draft lasts until the visitor leaves the page', (_, spy) => {
  (spy() as jest.SpyInstance).mockImplementation(refuse);
  expect(keepDraft(message)).toBe(false);
  expect(loadDraft()).toEqual(message);
});
