import { type FailureKind, failureKindForStatus } from '@/lib/contact/result';
import { en } from '@/lib/words/en';

test.each(Object.entries(en.form.failures))(
  '%s: the text offers the visitor’s own email app, and another attempt if that may help',
  (kind, text) => {
    expect(text).toMatch(/^[A-Z].+\.$/);
    expect(text).toContain('email app');
    expect(text).not.toMatch(/\b(error|status|HTTP|server|request|API|\d{3})\b/i);
    // Another attempt is useless if the owner or the browser must change something first.
    const isUseless = kind === 'owner-must-fix';
    expect(/try again/i.test(text)).toBe(!isUseless);
  },
);

test.each<[number, FailureKind]>([
  [400, 'owner-must-fix'],
  [408, 'server'],
  [413, 'owner-must-fix'],
  [429, 'server'],
  [500, 'server'],
  [501, 'owner-must-fix'],
])('status %d is a failure of the kind %s', (status, kind) => {
  expect(failureKindForStatus(status)).toBe(kind);
});
