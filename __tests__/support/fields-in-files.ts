import type { DefaultTreeAdapterMap } from 'parse5';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { fieldsIn } from '../fixtures/markers';

// Finds the fields of marked contents in pages and data.

export async function htmlOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page);
  return new Response(prelude).text();
}

const readAttributes = /^(alt|aria-label|aria-valuetext|data-text|download|href|src|title)$/;

/** What is on a page: texts, and attributes that visitors read or that lead to a file. */
export function textOf(node: DefaultTreeAdapterMap['node']): string {
  if ('value' in node) return node.value;
  if (/^(script|style)$/.test(node.nodeName) || !('childNodes' in node)) return '';
  const attributes = 'attrs' in node ? node.attrs : [];
  const read = attributes.filter(({ name }) => readAttributes.test(name));
  return [...read.map(({ value }) => value), ...node.childNodes.map(textOf)].join(' ');
}

const isTexts = (value: unknown) =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

/** The keys of data with the fields in their values. */
export function fieldsInData(value: unknown, language: string, key = ''): string[] {
  if (typeof value === 'object' && value !== null && !(value instanceof URL) && !isTexts(value)) {
    return Object.entries(value).flatMap(([name, part]) =>
      fieldsInData(part, language, key === '' ? name : `${key}.${name}`),
    );
  }
  // A path outside of the site's folder is named, so that it is in no table.
  const isAstray =
    /^\/(?!\/)/.test(`${value}`) && !`${value}`.startsWith(`${process.env.BASE_PATH}/`);
  const found = isAstray ? [`${value}`] : fieldsIn(`${value}`, language);
  return found.length === 0 ? [] : [`${key}:${found}`];
}

export const fieldsInCard = (card: string, language: string) =>
  card
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .flatMap((line) => {
      const [, key = '', value] = /^([^:]*):(.*)$/.exec(line) ?? [];
      // The network of a profile is a part of the key.
      return fieldsInData(value, language, key.replace(`TYPE=${language}`, 'TYPE='));
    });
