/** @jest-environment node */
import type { Metadata } from 'next';
import { parse, parseFragment } from 'parse5';
import type { ReactNode } from 'react';
import { generatedFiles } from '@/app/files';
import NotFoundPage, { generateMetadata as notFoundMetadata } from '@/app/not-found';
import Page, { generateMetadata } from '@/app/page';
import { locales } from '@/lib/content';
import { typesetSvg } from '@/lib/documents/typst';
import { fieldsIn, markedFields } from '../fixtures/markers';
import { whereFieldsAre, whereFieldsAreAtRoot } from '../fixtures/where-fields-are';
import { fieldsInCard, fieldsInData, htmlOf, textOf } from '../support/fields-in-files';
import { readPdf } from '../support/read-pdf';

// Where each field of the content stands in the pages and in every generated file.

// A site below a path, like a project page of GitHub.
process.env.BASE_PATH = '/below';

jest.mock('../fixtures/template-modules', () => {
  const { markedContents } = jest.requireActual('../fixtures/markers');
  const modules = Object.entries<object>(markedContents).flatMap(([folder, content]) =>
    Object.entries(content).map(([name, value]) => [
      `../../content/${folder && `${folder}/`}${name}.ts`,
      { [name]: value },
    ]),
  );
  return { contentModules: Object.fromEntries(modules) };
});
jest.mock('@/lib/content/files', () => ({
  ...jest.requireActual('@/lib/content/files'),
  localeFolders: () => ['es'],
}));
jest.mock('@/lib/public-files', () => ({
  findPublicFile: () => 'template/public/images/portrait.png',
}));
jest.mock('@/lib/images/pictures', () => jest.requireActual('../fixtures/encoded-picture'));
jest.mock('@/lib/documents/typst', () => {
  const actual = jest.requireActual('@/lib/documents/typst');
  return { ...actual, typesetSvg: jest.fn(actual.typesetSvg) };
});
jest.mock('next/navigation', () => ({ useServerInsertedHTML: () => {} }));

type Found = Record<string, string[]>;

const languageOf = (file: string) => (file.startsWith('es/') ? 'es' : 'en');

/** The fields in a generated file. */
async function fieldsInFile(file: string, made: string | Uint8Array): Promise<Found> {
  const language = languageOf(file);
  const text = String(made);
  if (/\.(json|webmanifest)$/.test(file))
    return { [file]: fieldsInData(JSON.parse(text), language) };
  if (file.endsWith('.vcf')) return { [file]: fieldsInCard(text, language) };
  if (file.endsWith('og.png')) {
    const [, texts] =
      jest.mocked(typesetSvg).mock.calls.findLast(([name]) => name === 'og.typ') ?? [];
    return { [file]: fieldsInData(texts, language) };
  }
  // Icons contain no field.
  if (/\.(svg|png|ico)$/.test(file)) return {};
  if (!file.endsWith('.pdf')) return { [file]: fieldsIn(text, language) };
  const { tagged, links } = await readPdf(Buffer.from(made));
  return {
    [file]: fieldsIn(tagged, language),
    [`${file} (links)`]: fieldsIn(links.join(' '), language),
  };
}

/** Each icon with the last field in its link, button, label or term. */
const iconsIn = (html: string, language: string) =>
  [...html.matchAll(/<(a|button|summary|label|dt)\b.*?<\/\1>/gs)].flatMap(([part]) => {
    const field = fieldsIn(textOf(parseFragment(part)), language).at(-1);
    return Array.from(
      part.matchAll(/<use href="[^"]*#([^"]*)"/g),
      ([, icon]) => `${icon}:${field}`,
    );
  });

/** The fields in a page, in its metadata and in its structured data, and beside its icons. */
async function fieldsInPage(file: string, page: ReactNode, metadata: Metadata): Promise<Found> {
  const language = languageOf(file);
  const html = await htmlOf(page);
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return {
    [file]: fieldsIn(textOf(parse(html)), language),
    [`${file} (icons)`]: [...new Set(iconsIn(html, language))],
    [`${file} (metadata)`]: fieldsInData(metadata, language),
    [`${file} (structured data)`]: fieldsInData(JSON.parse(json), language),
  };
}

/** Without files that have no field. Data has no order. */
const compared = (found: Found) =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([, fields]) => fields.length > 0)
      .map(([file, fields]) => [file, fields.join().includes(':') ? fields.toSorted() : fields]),
  );

/** The pages in all languages, in the metadata of a page. */
const alternates = (own: string) =>
  Object.entries({ en: 'en', es: 'es', 'x-default': 'en' }).map(
    ([name, language]) =>
      `alternates.languages.${name}:site.url${language === own ? '' : ` (${language})`}`,
  );

const inFolder = (folder: string, language: string) =>
  Object.entries(whereFieldsAre).map(([file, all]) => [
    folder + file,
    file === 'index.html (metadata)' ? [...all, ...alternates(language)] : all,
  ]);

const expected: Found = {
  ...whereFieldsAreAtRoot,
  ...Object.fromEntries([...inFolder('', 'en'), ...inFolder('es/', 'es')]),
};

test('each field stands where the table says, in every page, file and language', async () => {
  const found = await fieldsInPage('404.html', NotFoundPage(), notFoundMetadata());
  for (const { folder } of locales()) {
    const params = Promise.resolve({ locale: folder });
    const file = folder === '' ? 'index.html' : `${folder}/index.html`;
    Object.assign(
      found,
      await fieldsInPage(file, await Page({ params }), await generateMetadata({ params })),
    );
  }
  for (const [file, make] of Object.entries(generatedFiles(locales()))) {
    Object.assign(found, await fieldsInFile(file, await make()));
  }
  expect(compared(found)).toEqual(compared(expected));
});

test('each field stands somewhere', () => {
  const shown = Object.values(expected).flat().join();
  const fields = [...markedFields].filter((field) => !/^(#|path\/|site\.url\/)/.test(field));
  const nowhere = fields.filter((field) => !shown.includes(field));
  // Only the form and the security policy have the e-mail service.
  expect(nowhere.filter((field) => !field.startsWith('contact.emailService.'))).toEqual([]);
});
