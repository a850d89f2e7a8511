import fc from 'fast-check';
import { mailLink as linkIn, MAILTO_LIMIT } from '@/lib/contact/mailto';
import type { Message } from '@/lib/contact/message';
import { en } from '@/lib/words/en';

const mailLink = (owner: string, message: Message) => linkIn(owner, message, en.form);

const OWNER = 'juan@example.com';
const letterOf = (message: string, name = 'Ana') => ({ name, email: 'ana@example.com', message });

/** What a mail program makes of the link (RFC 6068). */
function opened(href: string) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  return {
    to: decodeURIComponent(to),
    subject: decodeURIComponent(subject),
    body: decodeURIComponent(body).replaceAll('\r\n', '\n'),
  };
}

const bodyOf = (message: string, name = 'Ana') =>
  opened(mailLink(OWNER, letterOf(message, name)).href).body;

test('the mail is addressed, titled, filled in and signed', () => {
  const { href, cut } = mailLink(OWNER, letterOf('Hello,\nare you free?'));
  expect(cut).toBe(false);
  expect(href).toBe(
    'mailto:juan@example.com?subject=Message%20from%20Ana&body=Hello%2C%0D%0Aare%20you%20free%3F%0D%0A%0D%0AAna',
  );
});

test('nothing in the texts can add a recipient or a field', () => {
  const { href } = mailLink(
    OWNER,
    letterOf('a&cc=all@example.com?#%0Abcc=x', 'Ana&bcc=y\r\nCc: z'),
  );
  expect(href.match(/[?&=]/g)).toEqual(['?', '=', '&', '=']);
  expect(href).not.toContain('#');
  expect(opened(href).to).toBe(OWNER);
});

test('an unusual address is encoded', () => {
  const { href } = mailLink('o’neil+web/x?y%z@example.com', letterOf('Hi'));
  expect(href).toMatch(/^mailto:o%E2%80%99neil%2Bweb%2Fx%3Fy%25z@example\.com\?subject=/);
});

test('without a name there is a title all the same', () => {
  expect(opened(mailLink(OWNER, letterOf('Hi', ' ')).href)).toEqual({
    to: OWNER,
    subject: 'Message from your website',
    body: 'Hi',
  });
});

/** Single UTF-16 units, so that half characters occur too; fast-check's own units leave them out. */
const halves = fc.nat(0xffff).map((unit) => String.fromCharCode(unit));
const units = [
  ['graphemes', 'grapheme'],
  ['code points', 'binary'],
  ['UTF-16 units', halves],
] as const;

test.each(units)('any text that fits arrives whole (%s)', (_, unit) => {
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 80 }), (message) => {
      const { href, cut } = mailLink(OWNER, letterOf(message));
      expect(cut).toBe(false);
      const sent = message.replace(/\r\n?/g, '\n').replace(/\p{Surrogate}/gu, '\ufffd');
      expect(opened(href).body).toBe(`${sent}\n\nAna`);
    }),
  );
});

test.each(units)('any text that does not fit is cut in front of a character (%s)', (_, unit) => {
  fc.assert(
    fc.property(fc.string({ unit, minLength: 1 }), fc.string({ unit }), (part, name) => {
      const message = part.repeat(Math.ceil(5000 / part.length)).replace(/\r\n?/g, '\n');
      const { href, cut } = mailLink(OWNER, letterOf(message, name));
      expect(cut).toBe(true);
      expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
      // Throws if a percent sequence is cut.
      const [kept] = opened(href).body.split('\n\n[…]');
      expect(message.replace(/\p{Surrogate}/gu, '\ufffd')).toMatch(startsWith(kept ?? '?'));
      expect(kept).not.toMatch(/\p{Surrogate}$/u);
    }),
  );
});

/** A matcher for a beginning, since a text may hold characters a pattern reads otherwise. */
const startsWith = (start: string) =>
  new RegExp(`^${start.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}`, 'u');

test('a cut mail says so and keeps as much as fits', () => {
  const body = bodyOf('a'.repeat(5000));
  expect(body).toMatch(/^a+\n\n\[…\] The rest did not fit here\.\n\nAna$/);
  const { href } = mailLink(OWNER, letterOf('a'.repeat(5000)));
  expect(href).toHaveLength(MAILTO_LIMIT);
});

test('a very long name leaves room for the message', () => {
  const { href } = mailLink(OWNER, letterOf('Hello '.repeat(800), '王'.repeat(500)));
  expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
  expect(opened(href).body).toMatch(/^(Hello ){100}/);
});

test('a message of line breaks only does not break the link', () => {
  const { href, cut } = mailLink(OWNER, letterOf('\n'.repeat(5000)));
  expect(cut).toBe(true);
  expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
  expect(href).toMatch(/(%0D%0A)+$|(%0D%0A)+%5B/);
});
