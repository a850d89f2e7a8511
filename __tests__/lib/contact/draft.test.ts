import { DRAFT_KEY, keepDraft, loadDraft } from '@/lib/contact/draft';
import { EMPTY_MESSAGE } from '@/lib/contact/message';
import { storageKey } from '@/lib/hosting/addresses';

const WEEK = 7 * 24 * 60 * 60 * 1000;
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello\n王 👩‍👩‍👧‍👦 "x"\n' };

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});

afterEach(() => jest.useRealTimers());

test('a draft is restored unchanged for a week, and is then deleted', () => {
  expect(keepDraft(message)).toBe(true);
  jest.advanceTimersByTime(WEEK);
  expect(loadDraft()).toEqual(message);
  jest.advanceTimersByTime(1);
  expect(loadDraft()).toEqual(EMPTY_MESSAGE);
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
  expect(localStorage).toHaveLength(0);
});

const { email, ...partial } = message;
const others = [
  { ...message, at: 'yesterday' },
  { ...partial, at: Date.now() },
];

test.each(['nonsense', 'null', '{}', ...others.map((each) => JSON.stringify(each))])(
  'ignores an entry that is not a draft: %s',
  (entry) => {
    localStorage.setItem(DRAFT_KEY, entry);
    expect(loadDraft()).toEqual(EMPTY_MESSAGE);
  },
);

const refused = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['forbidden', () => jest.spyOn(window, 'localStorage', 'get')],
  ['full', () => jest.spyOn(Storage.prototype, 'setItem')],
])('reports that the draft is not kept if the storage is %s', (_, spy) => {
  (spy() as jest.SpyInstance).mockImplementation(refused);
  expect(keepDraft(message)).toBe(false);
  expect(loadDraft()).toEqual(EMPTY_MESSAGE);
});
