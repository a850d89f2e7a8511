import { validate } from '@jsonresume/schema';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { z } from 'zod';
import { type Content, contentSchema } from '@/lib/content/schema';
import { cvPdf } from '@/lib/documents/cv';
import { cvData } from '@/lib/documents/cv-data';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { pageIds } from '@/lib/profile/profile';
import { complete } from '../contents/complete';
import { changedAt } from '../support/changes';
import { homePageOf, textsOf } from '../support/page-texts';
import { siteOf } from '../support/site';

// An owner may leave out any optional field, and have lists without entries or with one.

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/files/public-files', () => ({
  findPublicFile: () => 'sample/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../support/mocks/encoded-picture'));

type Change = (content: unknown) => unknown;
type Node = DefaultTreeAdapterMap['node'];
type Keys = readonly (string | number)[];

/** Fields without a text. */
const withoutText = /^(words|look|paperSize|privacy|language|focus|text|\w+Id)$/;

interface JsonSchema {
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** The empty list, for a file that may be missing. */
  default?: unknown;
}

/** What an owner may leave out at a place of the content, and in the first entries of its lists. */
function omissionsAt(
  { properties = {}, required = [], items }: JsonSchema,
  keys: Keys = [],
): [name: string, change: Change][] {
  const omission = (label: string, place: Keys, change: Change): [string, Change] => [
    label,
    (content) => changedAt(content, place, change),
  ];
  if (items !== undefined) {
    // Fields of the same name are left out together, and all lists are short together.
    return [
      omission(`no entry in ${keys.at(-1)}`, keys, () => []),
      omission('one entry in each list', keys, (list) => (list as unknown[]).slice(0, 1)),
      ...omissionsAt(items, [...keys, 0]),
    ];
  }
  return Object.entries(properties)
    .filter(([key]) => !withoutText.test(key))
    .flatMap(([key, part]) => {
      const place = [...keys, key];
      const isNeeded = required.includes(key) || part.default !== undefined;
      const own = isNeeded ? [] : [omission(`no ${key}`, place, () => undefined)];
      return [...own, ...omissionsAt(part, place)];
    });
}

const jsonSchema = z.toJSONSchema(contentSchema, { io: 'input', unrepresentable: 'any' });

/** The omissions that the schema allows, by their names. */
const omissions = new Map<string, Change[]>();
for (const [name, change] of omissionsAt(jsonSchema as JsonSchema)) {
  const isAllowed = contentSchema.safeParse(change(complete)).success;
  if (isAllowed) omissions.set(name, [...(omissions.get(name) ?? []), change]);
}
const onlyFields = [...omissions].filter(([name]) => /^no (?!entry)/.test(name));
omissions.set(
  'only what each first entry must have',
  onlyFields.flatMap(([, changes]) => changes),
);

async function filesOf(content: Content) {
  const site = siteOf(content);
  const page = parse(await homePageOf(site), { scriptingEnabled: false });
  return {
    page,
    parts: pageIds(site.profile).map((id) => `#${id}`),
    texts: {
      page: textsOf(page).join('\n'),
      'contact.vcf': vCard(site).replaceAll('\r\n ', '').replaceAll('\r', ''),
      'resume.json': JSON.stringify(jsonResume(site), null, 1),
      'structured data': JSON.stringify(JSON.parse(structuredData(site)), null, 1),
      'cv.pdf': JSON.stringify(cvData(site)),
    },
  };
}

const containers = /^(a|button|dd|dl|dt|h\d|li|ol|p|section|strong|summary|ul)$/;

/** All elements of a page outside of the form, whose messages appear when it is used. */
function elementsIn(node: Node): DefaultTreeAdapterMap['element'][] {
  const children = 'childNodes' in node && node.nodeName !== 'form' ? node.childNodes : [];
  return [...('attrs' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/**
 * Elements without content, repeated ids, and parts and targets of links that the page does not
 * have.
 */
function faultsIn(page: DefaultTreeAdapterMap['document'], parts: readonly string[]): string[] {
  const elements = elementsIn(page);
  const valuesOf = (attribute: string) =>
    elements.flatMap(({ attrs }) => attrs.find(({ name }) => name === attribute)?.value ?? []);
  const ids = valuesOf('id').map((id) => `#${id}`);
  const targets = valuesOf('href')
    .map(decodeURIComponent)
    .filter((href) => href.startsWith('#'));
  const empty = elements.filter(
    (each) => containers.test(each.tagName) && textsOf(each).length === 0,
  );
  return [
    ...empty.map(({ tagName }) => tagName),
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...[...targets, ...parts].filter((each) => !ids.includes(each)),
  ];
}

/** Texts of programs, which no file may have. */
const ofPrograms = /\b(undefined|NaN)\b|\[object/;

/** The content of a site without what is left out. */
const contentWith = (changes: readonly Change[]) =>
  // From the last to the first, because fields come after what contains them. Of two fields, the
  // schema may want one.
  changes.reduceRight<Content>((content, change) => {
    const { success, data } = contentSchema.safeParse(change(content));
    return success ? data : content;
  }, complete);

test.each([...omissions])('page and documents are made with %s', async (_, changes) => {
  const { page, parts, texts } = await filesOf(contentWith(changes));
  expect({
    page: faultsIn(page, parts),
    ofPrograms: Object.values(texts).flatMap((text) => ofPrograms.exec(text) ?? []),
    hasEmptyList: texts['structured data'].includes('[]'),
    resume: await new Promise((resolve) => validate(JSON.parse(texts['resume.json']), resolve)),
  }).toEqual({ page: [], ofPrograms: [], hasEmptyList: false, resume: null });
});

/** The fields of each object in data, and the empty lists. */
function fieldsIn(data: object): string {
  const fields = new Set<string>();
  JSON.stringify(JSON.parse(JSON.stringify(data)), (key, value) => {
    if (Array.isArray(value)) fields.add(value.length === 0 ? `${key}: none` : key);
    else if (typeof value === 'object' && value !== null) fields.add(Object.keys(value).join());
    return value;
  });
  return [...fields].sort().join('\n');
}

test('a CV is typeset whatever its data lacks', async () => {
  // CVs with the same fields are typeset alike, so one of them is enough.
  const sites = [...omissions.values()].map((changes) => siteOf(contentWith(changes)));
  const different = new Map(sites.map((site) => [fieldsIn(cvData(site)), site]));
  for (const site of different.values()) expect((await cvPdf(site)).length).toBeGreaterThan(1000);
});

test('an owner may leave out more than 40 fields', () =>
  expect(omissions.size).toBeGreaterThan(40));
