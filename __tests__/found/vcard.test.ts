/** @jest-environment node */
import type { Content } from '@/lib/content/schema';
import { vCard } from '@/lib/vcard';
import { fullContent, hostileContent, minimalContent } from '../fixtures/content';
import { places } from './places';

function card(of: Content, version?: '4.0' | '3.0') {
  const { addressOf, imageOf } = places(of);
  return vCard(of, addressOf, imageOf, version);
}

/** Reads a card as RFC 6350 says: unfold, cut at the first colon, undo the escapes. */
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
    expect(parts(fields.get('ADR'))[3]).toBe(of.contact.location.trim());
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

  test('begins as both versions demand and differs in nothing but the version', () => {
    expect(card(of).startsWith('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:')).toBe(true);
    expect(card(of, '3.0')).toBe(card(of).replace('VERSION:4.0', 'VERSION:3.0'));
    expect(read(card(of)).has('N')).toBe(true);
  });
});

test('splits the name into family and given names, which phones sort by', () => {
  expect(parts(read(card(fullContent)).get('N')).slice(0, 2)).toEqual(['Lovelace', 'Ada King']);
  expect(parts(read(card(minimalContent)).get('N')).slice(0, 2)).toEqual(['', 'Ada']);
  const stage = { ...fullContent, owner: { ...fullContent.owner, firstNames: 'Countess' } };
  expect(parts(read(card(stage)).get('N')).slice(0, 2)).toEqual(['', 'Ada King Lovelace']);
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
