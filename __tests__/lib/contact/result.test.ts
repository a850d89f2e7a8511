import { explain, type FailureKind, failureOf } from '@/lib/contact/result';
import { en } from '@/lib/words/en';

const kinds = Object.keys(en.form.failures) as FailureKind[];

test.each(kinds)(
  '%s: says what happened, and always offers the visitor’s own email app',
  (kind) => {
    const { happened, helps } = explain(kind, en.form.failures, 'Maria Clara');
    for (const text of [happened, helps]) expect(text).toMatch(/^[A-Z][^<>{}]+\.$/);
    expect(helps).toContain('email app');
    expect(`${happened} ${helps}`).not.toMatch(/\b(error|status|HTTP|server|request|API|\d{3})\b/i);
    // Another try helps unless the owner or the browser must change something first.
    const needsMore = kind === 'owner-must-fix' || kind === 'captcha-blocked';
    expect(/try again/i.test(helps)).toBe(!needsMore);
  },
);

test('where only the owner can help, says who', () => {
  const { happened } = explain('owner-must-fix', en.form.failures, 'Maria Clara');
  expect(happened).toContain('Maria Clara');
});

test.each([
  [400, 'owner-must-fix'],
  [404, 'owner-must-fix'],
  [408, 'server'],
  [413, 'too-long'],
  [429, 'rate-limited'],
  [500, 'server'],
  [501, 'owner-must-fix'],
  [503, 'server'],
])('status %d is told as %s', (status, kind) => {
  expect(failureOf(status)).toBe(kind);
});
