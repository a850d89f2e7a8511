import { explain, type FailureKind } from '@/lib/contact/result';
import { en } from '@/lib/words/en';

/** All kinds of failure, and whether the visitor is told to try again. */
const kinds: Record<FailureKind, boolean> = {
  offline: true,
  timeout: true,
  network: true,
  unconfirmed: true,
  'rate-limited': true,
  server: true,
  'too-long': true,
  'owner-must-fix': false,
  'captcha-missing': true,
  'captcha-blocked': false,
  'taken-for-spam': true,
};

describe.each(Object.entries(kinds) as [FailureKind, boolean][])('%s', (kind, isRetry) => {
  const { happened, helps } = explain(kind, en.form.failures, 'Maria Clara');
  const all = `${happened} ${helps}`;

  test('says in sentences what happened and what helps', () => {
    for (const text of [happened, helps]) expect(text).toMatch(/^[A-Z][^<>{}]+\.$/);
  });

  test('always offers the visitor’s own email program', () => {
    expect(helps).toContain('email program');
  });

  test(isRetry ? 'advises to try again' : 'does not advise to try again', () => {
    expect(/try again/i.test(all)).toBe(isRetry);
  });

  test('uses no words of the trade', () => {
    expect(all).not.toMatch(/\b(error|status|HTTP|server|request|API|timeout|\d{3})\b/i);
  });
});

test('where only the owner can help, says who', () => {
  expect(explain('owner-must-fix', en.form.failures, 'Maria Clara').happened).toContain(
    'Maria Clara',
  );
});
