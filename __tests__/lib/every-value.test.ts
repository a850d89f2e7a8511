import '../support/mocks/pages-in-jest';

import { isIsoDate } from '@/lib/content/dates';
import { cvPdf } from '@/lib/documents/cv';
import { complete } from '../contents/complete';
import { homePageOf, pageTexts } from '../support/page-texts';
import { readPdf } from '../support/read-pdf';
import { siteOf } from '../support/site';

// Each field of the content stands in the page and in the CV, or in a list of exceptions.

/** Values that allow no addition. They are unique in `complete`. */
const fixed = /\.(url|updated|paperSize|focus|timeZone|host|email|phone|cv)$/;

/** Has no mark, because 'en' is in other words, too. */
const withoutMark = 'site.language';

interface Value {
  /** The place of its field: 'projects.links.href'. */
  field: string;
  /** What a file contains that has the value. */
  mark: string;
}

/**
 * A copy of a value with a mark in each text, and these marks. Booleans and the language of the
 * site have none.
 */
function marked(value: unknown, field = '', marks: Value[] = []): unknown {
  const number = marks.length + 1;
  if (Array.isArray(value)) return value.map((entry) => marked(entry, field, marks));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, entry]) => {
      return [key, marked(entry, field === '' ? key : `${field}.${key}`, marks)] as const;
    });
    return Object.fromEntries(entries);
  }
  // A number needs a value of two digits that is nowhere else in `complete`.
  if (typeof value === 'number') {
    marks.push({ field, mark: field === 'skills.level' ? `${value}%` : `${value}` });
  }
  if (typeof value !== 'string' || value === 'present' || field === withoutMark) return value;
  if (fixed.test(`.${field}`)) {
    marks.push({ field, mark: value });
    return value;
  }
  if (isIsoDate(value)) {
    const year = String(2100 + number);
    marks.push({ field, mark: year });
    return value.replace(/^\d{4}/, year);
  }
  marks.push({ field, mark: `Q${number}Q` });
  if (value.startsWith('/images/')) return value.replace('.', `Q${number}Q.`);
  return value.startsWith('https://') ? `${value}/Q${number}Q` : `${value} Q${number}Q`;
}

const pictures = [
  'owner.portrait.src',
  'owner.portrait.alt',
  'about.photo.src',
  'about.photo.alt',
  'projects.image.src',
  'projects.image.alt',
  'experience.logo',
  'education.logo',
  'skills.image',
];

/** What is for the layout, the form or doctor. */
const settings = [
  'site.paperSize',
  'owner.portrait.focus',
  'about.photo.focus',
  'projects.image.focus',
  'contact.emailService.host',
  'contact.emailService.userId',
  'contact.emailService.serviceId',
  'contact.emailService.templateId',
];

/** The fields that a file leaves out. A new field belongs here only if there is a reason. */
const exceptions: Record<string, readonly string[]> = {
  page: [
    ...settings,
    // In the head, or for the contact card.
    'site.url',
    'site.description',
    'site.updated',
    'owner.familyName',
    // Readers get its distance from universal time, and the contact card has its name.
    'owner.timeZone',
  ],
  cv: [
    ...settings,
    ...pictures,
    'site.description',
    'site.updated',
    'site.legal.name',
    'site.legal.paragraphs',
    'site.legal.href',
    'owner.firstNames',
    'owner.familyName',
    'owner.greeting',
    'owner.headline',
    'owner.cv',
    'owner.pronouns',
    // As on the page.
    'owner.timeZone',
    // Only a CV without jobs has the biography.
    'about.paragraphs',
    'about.services.name',
    'about.services.description',
    'skills.level',
    'contact.intro',
  ],
};

test('each field stands in the page and in the CV, except these', async () => {
  const values: Value[] = [];
  const site = siteOf(marked(complete, '', values) as typeof complete);
  const { tagged, links } = await readPdf(await cvPdf(site));
  const files = {
    page: pageTexts(await homePageOf(site)).join('\n'),
    cv: [tagged, ...links].join('\n'),
  };
  // The owner's text stands in place of these dates.
  const fields = [...new Set(values.map(({ field }) => field))].filter(
    (field) => !/\.date\.date$|^publications\.period\.from$/.test(field),
  );
  const missingIn = (text: string) => {
    const found = values.filter(({ mark }) => text.includes(mark)).map(({ field }) => field);
    return fields.filter((field) => !found.includes(field)).sort();
  };
  const missing = Object.entries(files).map(([file, text]) => [file, missingIn(text)] as const);
  const expected = Object.entries(exceptions).map(
    ([file, list]) => [file, list.toSorted()] as const,
  );
  expect(Object.fromEntries(missing)).toEqual(Object.fromEntries(expected));
});
