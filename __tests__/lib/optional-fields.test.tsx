/** @jest-environment node */
import { validate } from '@jsonresume/schema';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { z } from 'zod';
import { PageShell } from '@/app/PageShell';
import { sectionsOf } from '@/app/sections';
import { type Content, contentSchema } from '@/lib/content/schema';
import { withoutWrappers } from '@/lib/content/text-fields';
import { cvData } from '@/lib/documents/cv';
import { llmsText } from '@/lib/documents/llms';
import { jsonResume } from '@/lib/documents/resume';
import { vCard } from '@/lib/documents/vcard';
import { structuredData } from '@/lib/page-head/structured-data';
import { pageIds } from '@/lib/profile/page-ids';
import { changedAt } from '../fixtures/changes';
import { complete } from '../fixtures/complete';
import { expectGolden } from '../support/golden';
import { htmlOf, textsOf } from '../support/page-texts';
import { siteOf } from '../support/site';

// An owner may leave out any optional field, and have lists without entries or with one. The golden
// file says which lines the page and the documents lose (-) or gain (+) each time.

jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));
jest.mock('@/lib/hosting/public-files', () => ({
  findPublicFile: () => 'template/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../fixtures/encoded-picture'));

type Change = (content: unknown) => unknown;
type Node = DefaultTreeAdapterMap['node'];
type Keys = readonly (string | number)[];

/** Fields without a text. */
const withoutText = /^(words|look|alsoMine|paperSize|privacy|language|focus|text|\w+Id)$/;

/** What an owner may leave out at a place of the content, and in the first entries of its lists. */
function omissionsAt(schema: z.ZodType, keys: Keys = []): [name: string, change: Change][] {
  const inner = withoutWrappers(schema);
  // Fields of the same name are left out together, and all lists are short together.
  const name = keys.at(-1);
  const omission = (label: string, change: Change): [string, Change] => [
    label,
    (content) => changedAt(content, keys, change),
  ];
  const own = schema instanceof z.ZodOptional ? [omission(`no ${name}`, () => undefined)] : [];
  if (inner instanceof z.ZodArray) {
    return [
      ...own,
      omission(`no entry in ${name}`, () => []),
      omission('one entry in each list', (list) => (list as unknown[]).slice(0, 1)),
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

/** The omissions that the schema allows, by their names. */
const omissions = new Map<string, Change[]>();
for (const [name, change] of omissionsAt(contentSchema)) {
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
  const html = await htmlOf(
    <PageShell site={site} isHomePage>
      <main id="main">
        {sectionsOf(site).map(({ id, title, Component }) => (
          <Component key={id} id={id} title={title} profile={site.profile} locale={site} />
        ))}
      </main>
    </PageShell>,
  );
  const page = parse(html, { scriptingEnabled: false });
  return {
    page,
    parts: pageIds(site.profile).map((id) => `#${id}`),
    texts: {
      page: textsOf(page).join('\n'),
      'llms.txt': llmsText(site),
      'contact.vcf': vCard(site).replaceAll('\r\n ', '').replaceAll('\r', ''),
      'resume.json': JSON.stringify(jsonResume(site), null, 1),
      'structured data': JSON.stringify(JSON.parse(structuredData(site)), null, 1),
      'cv.pdf': JSON.stringify(cvData(site), null, 1),
    },
  };
}

/** The lines with a letter or digit. The last entry of a list in JSON has no comma. */
const linesOf = (text = '') =>
  text
    .split('\n')
    .flatMap((line) => (/[\p{L}\d]/u.test(line) ? line.trim().replace(/,$/, '') : []));

/** The lines that a text has more often than another one, each once. */
function linesOnlyIn(text: string, other: string): string[] {
  const others = linesOf(other);
  const only = linesOf(text).filter((line) => {
    const index = others.indexOf(line);
    if (index >= 0) others.splice(index, 1);
    return index < 0;
  });
  return [...new Set(only)];
}

/** What a change of the content changes in the files: a line for each line. */
const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.entries(after).flatMap(([file, text]) => {
    const lines = [
      ...linesOnlyIn(before[file] ?? '', text).map((line) => `  - ${line}`),
      ...linesOnlyIn(text, before[file] ?? '').map((line) => `  + ${line}`),
    ];
    return lines.length === 0 ? [] : [`  ${file}`, ...lines];
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

/**
 * Elements without content, parts and targets of links that the page does not have, and wrong
 * headings.
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
    ...[...targets, ...parts].filter((each) => !ids.includes(each)),
    ...wrongHeadings(page),
  ];
}

/** Texts of programs, and separators with nothing between them or at the end of a line. */
const leftovers = /\b(undefined|NaN)\b|\[object|\(\)|· ·|, ,|[·,:] *$|^ *[·,:]/m;

/** Only what makes the files wrong, whatever the content lacks. */
async function expectValid(
  name: string,
  { page, parts, texts }: Awaited<ReturnType<typeof filesOf>>,
) {
  const resume = JSON.parse(texts['resume.json']);
  expect({
    name,
    page: faultsIn(page, parts),
    llms: leftovers.exec(texts['llms.txt'])?.[0],
    hasEmptyList: texts['structured data'].includes('[]'),
    invalid: await new Promise((resolve) => validate(resume, resolve)),
  }).toEqual({ name, page: [], llms: undefined, hasEmptyList: false, invalid: null });
}

test('what the owner leaves out is missing, and nothing else', async () => {
  const whole = await filesOf(complete);
  await expectValid('nothing', whole);
  expect(omissions.size).toBeGreaterThan(40);
  const lines: string[] = [];
  for (const [name, changes] of omissions) {
    // From the last to the first, because fields come after what contains them.
    const content = changes.reduceRight<unknown>((of, change) => change(of), complete);
    const files = await filesOf(contentSchema.parse(content));
    await expectValid(name, files);
    lines.push(name, ...differences(whole.texts, files.texts), '');
  }
  expectGolden('optional-fields.txt', lines.join('\n'));
});
