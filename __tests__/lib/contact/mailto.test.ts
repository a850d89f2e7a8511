import { mailLink } from '@/lib/contact/mailto';
import { en } from '@/lib/words/en';

const ownerEmail = 'juan@example.com';
const linkFor = (message: string, name = 'Ana', owner = ownerEmail) =>
  mailLink(owner, { name, email: 'ana@example.com', message }, en.form);

/** The message that a mail program opens for the link (RFC 6068). */
function opened(href: string) {
  const [, to = '', subject = '', body = ''] =
    /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(href) ?? [];
  const [recipient, title, text] = [to, subject, body].map(decodeURIComponent);
  return { to: recipient, subject: title, body: text?.replaceAll('\r\n', '\n') };
}

test('the link contains recipient, subject, message and name', () => {
  expect(linkFor('Hello,\nare you free?')).toEqual({
    href: 'mailto:juan@example.com?subject=Message%20from%20Ana&body=Hello%2C%0D%0Aare%20you%20free%3F%0D%0A%0D%0AAna',
    isCut: false,
  });
  expect(opened(linkFor('Hi', ' ').href)).toMatchObject({ subject: 'Message from', body: 'Hi' });
});

test('texts cannot add a recipient or a field', () => {
  const { href } = linkFor('a&cc=all@example.com?#%0Abcc=x', 'Ana&bcc=y\r\nCc: z', 'o’neil?x@a.ph');
  expect(href.match(/[?&=#]/g)).toEqual(['?', '=', '&', '=']);
  expect(opened(href).to).toBe('o’neil?x@a.ph');
});

test('a message that is too long is cut between characters', () => {
  for (const [part, count] of [
    ['a', 3000],
    // Each becomes nine letters of the address.
    ['王', 300],
    ['👩‍👩‍👧‍👦', 3000],
    ['\ud83d', 3000],
  ] as const) {
    const { href, isCut } = linkFor(part.repeat(count), '王'.repeat(500));
    expect({ part, isCut }).toEqual({ part, isCut: true });
    // Windows passes at most about 2,000 characters to a mail program.
    expect(href.length).toBeLessThan(2000);
    expect(href.length).toBeGreaterThan(1300);
    // Decoding throws if a character is cut.
    expect(opened(href).body).toMatch(/…$/);
  }
});
