/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { z } from 'zod';
import { Document } from '@/app/Document';
import { sectionsOf } from '@/app/sections';
import { type Content, contentSchema } from '@/lib/content/schema';
import { withoutWrappers } from '@/lib/content/text-fields';
import { cvData } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { changedAt } from '../fixtures/content';
import { fieldsIn, markedContents } from '../fixtures/markers';
import { htmlOf, textOf } from '../support/fields-in-files';
import { siteOf } from '../support/site';

// An owner may leave out any optional field, and have lists without entries or with one. Each time
// the page and the documents lose what is left out, and nothing else.

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/public-files', () => ({
  findPublicFile: () => 'template/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../fixtures/encoded-picture'));

const { '': full } = markedContents;

type Keys = readonly (string | number)[];
type Change = (value: unknown) => unknown;
type Node = DefaultTreeAdapterMap['node'];

interface Omission {
  keys: Keys;
  change: Change;
  /** Finds the fields that are left out. */
  gone: RegExp;
}

const withoutText = /^(words|look|paper|privacy|language|focus|text|\w+Id)$/;

/** What an owner may leave out at a place of the content, and in the first entries of its lists. */
function omissionsAt(schema: z.ZodType, keys: Keys = []): [name: string, omission: Omission][] {
  const inner = withoutWrappers(schema);
  // Fields of the same name are left out together, and all lists are short together.
  const name = keys.at(-1);
  const omission = (label: string, change: Change, more = ''): [string, Omission] => [
    label,
    { keys, change, gone: new RegExp(`^${keys.join('\\.')}${more}([.→]|$)`) },
  ];
  const own = schema instanceof z.ZodOptional ? [omission(`no ${name}`, () => undefined)] : [];
  if (inner instanceof z.ZodArray) {
    return [
      ...own,
      omission(`no entry in ${name}`, () => []),
      omission('one entry in each list', (list) => (list as unknown[]).slice(0, 1), '\\.[1-9]'),
      ...omissionsAt(inner.element as z.ZodType, [...keys, 0]),
    ];
  }
  if (!(inner instanceof z.ZodObject)) return own;
  return [
    ...own,
    ...Object.entries<z.ZodType>(inner.shape).flatMap(([key, part]) =>
      withoutText.test(key) ? [] : omissionsAt(part, [...keys, key]),
    ),
  ];
}

/** What changes besides: by the omission and the file. */
const consequences: Record<string, Record<string, RegExp>> = {
  // Owners without jobs have room for their biography.
  'no entry in experience': { 'cv.pdf': /^about\.paragraphs/ },
  // A job without a period may have ended, and a school without one has.
  'no period': { 'structured data': /^(experience|education)\.0\.(company|school|link)/ },
  // It is what the name has besides the first names.
  'no familyName': { 'contact.vcf': /^owner\.familyName/ },
};

/** The omissions that the schema allows, by their names. */
const omissions = new Map<string, Omission[]>();
for (const [name, each] of omissionsAt(contentSchema)) {
  const isAllowed = contentSchema.safeParse(changedAt(full, each.keys, each.change)).success;
  if (isAllowed) omissions.set(name, [...(omissions.get(name) ?? []), each]);
}

/** Contents, each with omissions in different files. */
const groups: Map<string, Omission[]>[] = [];
for (const [name, all] of omissions) {
  const files = all.map(({ keys }) => keys[0]);
  const isFree = (group: Map<string, Omission[]>) =>
    ![...group.values()].flat().some(({ keys }) => files.includes(keys[0]));
  const group = groups.find(isFree);
  if (group === undefined) groups.push(new Map([[name, all]]));
  else group.set(name, all);
}

// And one in which each first entry has only what it must have.
groups.push(new Map([...omissions].filter(([name]) => /^no (?!entry)/.test(name))));

async function filesOf(content: Content) {
  const site = siteOf(content);
  const page = await htmlOf(
    <Document locale={site} isHomePage>
      <main id="main">
        {sectionsOf(site).map(({ id, title, Component }) => (
          <Component key={id} id={id} title={title} profile={site.profile} locale={site} />
        ))}
      </main>
    </Document>,
  );
  const resume = JSON.parse(JSON.stringify(jsonResume(site)));
  const documents = {
    'llms.txt': llmsText(site),
    'contact.vcf': vCard(site).replaceAll('\r\n ', ''),
    'resume.json': JSON.stringify(resume),
    'structured data': structuredData(site),
    'cv.pdf': JSON.stringify(cvData(site)),
  };
  return { page: parse(page), resume, documents };
}

const fieldsOf = ({ page, documents }: Awaited<ReturnType<typeof filesOf>>) =>
  Object.entries({ page: textOf(page), ...documents }).map(([file, text]) => {
    // The service of the form has no text, and the form names the owner.
    const fields = fieldsIn(text, 'en').filter((field) => !/^(#|owner\.firstNames)/.test(field));
    return [file, new Set(fields)] as const;
  });

const containers = /^(a|button|dd|dl|dt|h\d|li|ol|p|section|strong|summary|ul)$/;

/** All elements of a page outside of the form, whose messages appear when it is used. */
function elementsIn(node: Node): DefaultTreeAdapterMap['element'][] {
  const children = 'childNodes' in node && node.nodeName !== 'form' ? node.childNodes : [];
  return [...('attrs' in node ? [node] : []), ...children.flatMap(elementsIn)];
}

/**
 * The headings in lists that are not one level below the heading above their list.
 * @param above the last heading before the node
 * @param level of the headings in the list around the node
 */
function wrongHeadings(node: Node, above = { level: 0 }, level?: number): string[] {
  const [, found] = /^h(\d)$/.exec(node.nodeName) ?? [];
  if (found !== undefined) {
    above.level = Number(found);
    return level === undefined || level === above.level ? [] : [`heading ${node.nodeName}`];
  }
  if (!('childNodes' in node)) return [];
  if (!/^[uo]l$/.test(node.nodeName)) {
    return node.childNodes.flatMap((child) => wrongHeadings(child, above, level));
  }
  // Headings in a list are not above what comes after it.
  const inList = { ...above };
  return node.childNodes.flatMap((child) => wrongHeadings(child, inList, above.level + 1));
}

/** Elements without content, links to a place that the page does not have, and wrong headings. */
function faultsIn(page: DefaultTreeAdapterMap['document']): string[] {
  const elements = elementsIn(page);
  const valuesOf = (attribute: string) =>
    elements.flatMap(({ attrs }) => attrs.find(({ name }) => name === attribute)?.value ?? []);
  const ids = valuesOf('id').map((id) => `#${id}`);
  const targets = valuesOf('href')
    .map(decodeURIComponent)
    .filter((href) => href.startsWith('#'));
  const empty = elements.filter(
    (each) => containers.test(each.tagName) && textOf(each).trim() === '',
  );
  return [
    ...empty.map(({ tagName }) => tagName),
    ...targets.filter((each) => !ids.includes(each)),
    ...wrongHeadings(page),
  ];
}

/** Texts of programs, and separators with nothing between them or at the end of a line. */
const leftovers = /\b(undefined|NaN)\b|\[object|\(\)|· ·|, ,|[·,:] *$|^ *[·,:]/m;

test('what the owner leaves out is missing, and nothing else', async () => {
  const wholeFiles = await filesOf(full);
  const whole = fieldsOf(wholeFiles);
  expect(faultsIn(wholeFiles.page)).toEqual([]);
  expect(omissions.size).toBeGreaterThan(40);
  for (const group of groups) {
    const [names, all] = [[...group.keys()], [...group.values()].flat()];
    // From the last to the first, because fields come after what contains them.
    const content = all.reduceRight<unknown>(
      (of, { keys, change }) => changedAt(of, keys, change),
      full,
    );
    const files = await filesOf(contentSchema.parse(content));
    const wrong = fieldsOf(files).flatMap(([file, fields], index) => {
      const isGone = (field: string) => all.some(({ gone }) => gone.test(field));
      const rest = [...(whole[index]?.[1] ?? [])].filter((field) => !isGone(field));
      const lost = rest.filter((field) => !fields.has(field));
      const kept = [...fields].filter((field) => !rest.includes(field));
      const expected = names.flatMap((name) => consequences[name]?.[file] ?? []);
      const changes = [...lost, ...kept];
      const isExpected = (field: string) => expected.some((each) => each.test(field));
      const isMissing = (each: RegExp) => !changes.some((field) => each.test(field));
      const unexpected = changes.filter((field) => !isExpected(field));
      return [...unexpected, ...expected.filter(isMissing)].map((field) => [file, `${field}`]);
    });
    const { 'llms.txt': llms = '', 'structured data': data = '' } = files.documents;
    const invalid = await new Promise((resolve) => validate(files.resume, resolve));
    expect({
      names,
      wrong,
      page: faultsIn(files.page),
      llms: leftovers.exec(llms)?.[0],
      hasEmptyList: data.includes('[]'),
      invalid,
    }).toEqual({ names, wrong: [], page: [], llms: undefined, hasEmptyList: false, invalid: null });
  }
});
