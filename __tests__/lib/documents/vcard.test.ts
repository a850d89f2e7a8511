/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { vCard } from '@/lib/documents/vcard';
import { fullContent, hostileContent, minimalContent } from '../../fixtures/content';
import { places } from '../../support/places';

function card(of: Content) {
  const { addressOf, imageOf } = places(of);
  return vCard(of, addressOf, imageOf);
}

/** Reads a card as RFC 2426 says: unfold, cut at the first colon, undo the escapes. */
function read(text: string): Map<string, string> {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return new Map(
    lines
      .filter((line) => line !== '')
      .map((line) => {
        const [, name = '', value = ''] = /^([^:]+):(.*)$/s.exec(line) ?? [];
        return [name, value];
      }),
  );
}

const unescaped = (value = '') =>
  value.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character));

/** The parts of a structured value, cut where a semicolon is not escaped. */
const parts = (value = '') =>
  [...value.matchAll(/((?:\\.|[^;\\])*)(?:;|$)/g)].map(([, part]) => unescaped(part));

const everyone = { minimalContent, fullContent, hostileContent };

describe.each(Object.entries(everyone))('%s', (_, of) => {
  test('gives every text back as it was written', () => {
    const fields = read(card(of));
    expect(unescaped(fields.get('FN'))).toBe(of.owner.name.trim());
    expect(unescaped(fields.get('TITLE'))).toBe(of.owner.role.trim());
    expect(unescaped(fields.get('EMAIL'))).toBe(of.contact.email);
    expect(unescaped(fields.get('TEL;TYPE=voice'))).toBe(of.contact.phone);
    // Parts at semicolons, and lists of values at commas: what belongs to the text is escaped.
    const address = parts(fields.get('ADR'));
    expect(address).toEqual(['', '', '', of.contact.location?.trim(), '', '', '']);
    expect(fields.get('ADR')).not.toMatch(/(?<!\\),/);
    expect(unescaped(fields.get('NOTE'))).toContain(of.owner.intro.trim());
  });

  test('is CRLF lines of at most 75 octets, cut between characters', () => {
    const text = card(of);
    expect(text.endsWith('\r\n')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
      expect(line).not.toMatch(/^[\udc00-\udfff]|[\ud800-\udbff]$/);
    }
  });

  test('is of version 3.0, the only one that Android reads, with the name it demands', () => {
    expect(card(of).startsWith('BEGIN:VCARD\r\nVERSION:3.0\r\nFN:')).toBe(true);
    expect(read(card(of)).has('N')).toBe(true);
  });
});

test('splits the name into family and given names, which phones sort by', () => {
  expect(parts(read(card(fullContent)).get('N')).slice(0, 2)).toEqual(['Lovelace', 'Ada King']);
  expect(parts(read(card(minimalContent)).get('N')).slice(0, 2)).toEqual(['', 'Ada']);
  const stage = { ...fullContent, owner: { ...fullContent.owner, firstNames: 'Countess' } };
  expect(parts(read(card(stage)).get('N')).slice(0, 2)).toEqual(['', 'Ada King Lovelace']);
  const ben = { ...fullContent.owner, name: 'Benjamin Lee', firstNames: 'Ben' };
  const names = read(card({ ...fullContent, owner: ben })).get('N');
  expect(parts(names).slice(0, 2)).toEqual(['', 'Benjamin Lee']);
});

test('a comma in the place does not cut it', () => {
  const contact = { ...fullContent.contact, location: 'Laguna, Philippines', phone: '+63 900' };
  const text = card({ ...fullContent, contact });
  expect(text).toContain('\r\nADR:;;;Laguna\\, Philippines;;;\r\n');
  expect(text).toContain('\r\nTEL;TYPE=voice:+63 900\r\n');
});

test('has full addresses for site, portrait and profiles', () => {
  const fields = read(card(fullContent));
  expect(fields.get('URL')).toBe('https://ada.example');
  expect(fields.get('PHOTO;VALUE=uri')).toBe('https://ada.example/pictures/portrait.png');
  expect(fields.get('X-SOCIALPROFILE;TYPE=github')).toBe('https://git.example/ada');
});

test('a profile named with separators cannot add a parameter', () => {
  const names = [...read(card(hostileContent)).keys()];
  expect(names).toContain('X-SOCIALPROFILE;TYPE=script');
  expect(names).toContain('X-SOCIALPROFILE;TYPE=other');
});

test('what is not set is absent', () => {
  expect(card(minimalContent)).not.toMatch(/TZ|X-SOCIALPROFILE|undefined/);
});
