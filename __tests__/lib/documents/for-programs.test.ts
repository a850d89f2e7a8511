import { validate } from '@jsonresume/schema';
import ICAL from 'ical.js';
import sharp from 'sharp';
import { plainText } from '@/lib/content/linked-text';
import type { Content } from '@/lib/content/schema';
import { jsonResume } from '@/lib/documents/json-resume';
import { contactPhoto, vCard } from '@/lib/documents/vcard';
import { content as sampleContent } from '@/scripts/doctor/sample/content';
import { complete } from '../../contents/complete';
import { everything } from '../../contents/everything';
import { hostileTexts } from '../../contents/hostile';
import { minimalContent } from '../../contents/minimal';
import { changed } from '../../support/changes';
import { enterFolder, makeFolder } from '../../support/folder';
import { siteOf } from '../../support/site';

const photo = Buffer.alloc(9_000, 'photo');
const card = (content: Content) => vCard(siteOf(content), photo);

test('a contact card contains the portrait as a small JPEG, because phones load none by its address', async () => {
  const site = siteOf(sampleContent);
  const text = vCard(site, await contactPhoto(site));
  const [base64] = new ICAL.Component(ICAL.parse(text)).getAllProperties('photo');
  const picture = Buffer.from(String(base64?.getFirstValue()), 'base64');
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'jpeg',
    width: 256,
    height: 256,
  });
  expect(picture.length).toBeLessThan(16_000);
  expect(await contactPhoto(siteOf(minimalContent))).toBeUndefined();
});

test('a transparent portrait stands on white in a contact card', async () => {
  const disc = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle r="1"/></svg>';
  enterFolder(makeFolder({ 'content/pictures/me.svg': disc }));
  const site = siteOf({ owner: { portrait: { src: 'me.svg', alt: '' } } });
  const corner = { left: 255, top: 255, width: 1, height: 1 };
  const pixel = await sharp(await contactPhoto(site))
    .extract(corner)
    .raw()
    .toBuffer();
  expect([...pixel]).toEqual([255, 255, 255]);
});

/** The fields of a card, as an address book reads them. */
const parsed = (content: Content) =>
  new ICAL.Component(ICAL.parse(card(content))).getAllProperties().map((field) => {
    const kind = field.getFirstParameter('type');
    const value = field.getFirstValue();
    // RFC 2426 (2.4.2) has `\;` in all texts, but ical.js reads it only in lists.
    const read = Array.isArray(value) ? value : String(value).replaceAll('\\;', ';');
    return [kind ? `${field.name} ${kind}` : field.name, read] as const;
  });
/** A text with only the line breaks of a card. */
const plain = (text = '') => text.replace(/\r\n?/g, '\n').trim();

/** A content with this text in each field of a card that may contain any text. */
const withText = (text: string) =>
  changed(complete, {
    owner: { name: text, role: text, intro: text, availability: text },
    contact: { location: text },
  });

const cases = [complete, everything, ...[...hostileTexts, 'Ends in a line break.\n'].map(withText)];

test('a contact card has the texts of the content when an address book reads it, whatever they are', () => {
  const expected = cases.map((content) => ({
    version: '3.0', // Android refuses 4.0.
    fn: plain(content.owner.name),
    title: plain(content.owner.role),
    adr: ['', '', '', plain(content.contact.location), '', '', ''],
    note: plain(
      [plainText(content.owner.intro), content.owner.availability].filter(Boolean).join('\n'),
    ),
    rev: `${content.site.updated}T00:00:00Z`,
  }));
  const cards = cases.map(parsed);
  expect(cards.map((fields) => Object.fromEntries(fields))).toMatchObject(expected);
});

test('a contact card has lines of at most 75 bytes, which are folded between letters', () => {
  const lines = cases.flatMap((content) => card(content).split('\r\n'));
  const isWhole = (line: string) => Buffer.from(line).toString() === line;
  expect(lines.filter((line) => Buffer.byteLength(line) > 75 || !isWhole(line))).toEqual([]);
});

// generated-files.test.ts and variants.test.ts compare whole files.

test('resume.json passes the published schema, whatever its texts', async () => {
  const resume = JSON.parse(JSON.stringify(jsonResume(siteOf(everything))));
  expect(await new Promise((resolve) => validate(resume, resolve))).toBeNull();
});
