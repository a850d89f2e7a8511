import '../support/mocks/pages-in-jest';

import { type CheerioAPI, load } from 'cheerio';
import { type Content, contentSchema } from '@/lib/content/schema';
import { type DescribedSchema, describedContent } from '@/lib/content/text-fields';
import { cvData } from '@/lib/documents/cv';
import { jsonResume } from '@/lib/documents/json-resume';
import { vCard } from '@/lib/documents/vcard';
import { valueAt } from '@/lib/faults/fault';
import { structuredData } from '@/lib/page-head/metadata';
import { complete } from '../contents/complete';
import { changedAt } from '../support/changes';
import { homePageOf, pageTexts, textsOf } from '../support/page-texts';
import { siteOf } from '../support/site';

// `__tests__/golden/complete` shows each field in the page and in the CV. Here fields are left out,
// if the schema says so.

type Change = (content: unknown) => unknown;

/**
 * The changes that leave out a field, or all or all but one entry of a list, where `value` has it.
 */
function omissionsAt(
  { properties = {}, items }: DescribedSchema,
  value: unknown,
  keys: PropertyKey[] = [],
): [what: string, change: Change][] {
  if (value === undefined) return [];
  const omission = (what: string, change: Change): [string, Change] => [
    what,
    (content) => changedAt(content, keys, change),
  ];
  if (items !== undefined) {
    return [
      omission(`no entry in ${String(keys.at(-1))}`, () => []),
      omission('one entry in each list', (list) => (list as unknown[]).slice(0, 1)),
      ...omissionsAt(items, valueAt(value, '0'), [...keys, 0]),
    ];
  }
  return Object.entries(properties).flatMap(([key, part]) => [
    omission(`no ${key}`, (parent) => ({ ...(parent as object), [key]: undefined })),
    ...omissionsAt(part, valueAt(value, key), [...keys, key]),
  ]);
}

/** What the schema lets an owner leave out, alone. */
const omissions = omissionsAt(describedContent, complete).filter(
  ([, change]) => contentSchema.safeParse(change(complete)).success,
);

const names = [...new Set(omissions.map(([what]) => what))];
const fields = names.filter((name) => !name.includes('entr'));
const lists = names.filter((name) => name.startsWith('no entry'));
/**
 * Every second field is left out, then every second two, every second four, and the others each
 * time: for any two fields, one of these contents has the first and lacks the second.
 */
const halves = [1, 2, 4, 8, 16, 32].flatMap((count) => {
  const isLate = (name: string) => Math.floor(fields.indexOf(name) / count) % 2 === 1;
  return [fields.filter(isLate), fields.filter((name) => !isLate(name))];
});

/**
 * The content without what has one of these names, as far as the schema allows. From the last to
 * the first, because fields come after what contains them.
 */
const without = (leftOut: readonly string[]) =>
  omissions.reduceRight<Content>((content, [what, change]) => {
    if (!leftOut.includes(what)) return content;
    const { success, data } = contentSchema.safeParse(change(content));
    return success ? data : content;
  }, complete);

/** Elements that are empty if a part of a page has no text. Links of pictures are for pointers. */
const containers = ':is(a, dd, dl, dt, h1, h2, h3, h4, li, ol, section, strong, summary, ul)';

/** Elements without content, and targets of links that the page does not have. */
function faultsIn($: CheerioAPI): string[] {
  const empty = $(`${containers}:not([aria-hidden])`)
    .get()
    .filter(({ children }) => children.flatMap(textsOf).length === 0);
  const ids = $('[id]')
    .get()
    .map(({ attribs }) => `#${attribs.id}`);
  const targets = $('[href^="#"]')
    .get()
    .map(({ attribs }) => decodeURIComponent(attribs.href ?? ''));
  return [...empty.map(({ name }) => name), ...targets.filter((href) => !ids.includes(href))];
}

test('an owner may leave out any optional field, and the entries of any list', async () => {
  expect(fields.length).toBeGreaterThan(40);
  expect(fields.length).toBeLessThanOrEqual(64);
  const ofLists = [lists.slice(0, 6), lists.slice(6), ['one entry in each list']];
  for (const leftOut of [...halves, fields, ...ofLists]) {
    const site = siteOf(without(leftOut));
    const html = await homePageOf(site);
    const data = structuredData(site);
    const texts = [
      ...pageTexts(html),
      vCard(site),
      JSON.stringify([jsonResume(site), cvData(site)]),
      data,
    ];
    expect({
      leftOut,
      page: faultsIn(load(html)),
      textsOfPrograms: texts.join('\n').match(/(\b(undefined|NaN)\b|\[object)/g),
      emptyList: data.match(/\[\]/),
    }).toEqual({ leftOut, page: [], textsOfPrograms: null, emptyList: null });
  }
});
