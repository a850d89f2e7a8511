import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { contentFile } from '../../lib/content/files';
import { plainMessage } from '../../lib/content/issues';
import type { Content } from '../../lib/content/schema';
import { truncate } from '../../lib/content/text';
import {
  draftOf,
  type ImportedEntry,
  importedEntries,
  personIn,
  schemaOf,
  valueIn,
} from './entries';
import { type Context, type Fields, personFields } from './fields';
import { fitFields, fitSchema } from './fit-schema';
import { listMappings } from './lists';
import { type Loss, lost, type ResumeSource } from './resume-source';
import { isSameSkill } from './skills';
import { type Target, textLosses } from './text-losses';
import { contextOf } from './to-content';
import { type Entry, entriesIn, entryOf, leavesOf } from './values';

/**
 * Compares a résumé with the content that has been made of it, and names each value that the
 * content does not have: `not taken over: work 2, gpa: "8.1" (the page has no place for it)`.
 * @param source with a résumé as `resumeToContent` takes it
 * @param written the parts of the content that have been written
 */
export function lossLines({ resume, leftOut }: ResumeSource, written: Partial<Content>): string[] {
  const context = contextOf(resume);
  const { $schema, meta, basics, ...sections } = resume;
  const lists = listMappings.map(({ from }) => from.join());
  const others = Object.entries(sections).filter(([name]) => !lists.includes(name));
  return linesFor([
    ...personLosses(personIn(resume), written, context),
    ...listMappings
      .flatMap((mapping) => importedEntries(mapping, resume, context))
      .flatMap((entry) => entryLosses(entry, written, context)),
    ...others.flatMap(([name, value]) => lost(name, value)),
    ...leftOut,
    ...languageLosses(entryOf(meta), written),
  ]);
}

/** The values of a list or an entry share a line if they have the same reason. */
function linesFor(losses: readonly Loss[]): string[] {
  const lines = new Map<string, Loss & { texts: string[] }>();
  for (const loss of losses) {
    const key = JSON.stringify([loss.what, loss.place, loss.reason]);
    const line = lines.get(key) ?? { ...loss, texts: [] };
    line.texts.push(`"${truncate(loss.text.replace(/\s+/g, ' '), 60)}"`);
    lines.set(key, line);
  }
  return Array.from(
    lines.values(),
    ({ what, place, texts, reason }) => `${what}: ${place}: ${texts.join(', ')} (${reason})`,
  );
}

const whyLeftAlone = (file: string) => `${contentFile(file)} contains texts of your own`;

function languageLosses({ language }: Entry, { site }: Partial<Content>): Loss[] {
  if (site?.language === language) return [];
  const reason = 'the page has no words in it yet: docs/languages.md';
  return lost('meta, language', language, site === undefined ? whyLeftAlone('site') : reason);
}

function personLosses(basics: Entry, written: Partial<Content>, context: Context): Loss[] {
  const targets = Object.entries<Fields>(personFields).flatMap(([file, fields]) => {
    const draft = draftOf(fields, basics, context);
    return targetsFor(fields, draft, schemaOf([file]), file, valueIn(written, [file]));
  });
  const lists = listMappings.map(({ from }) => from.join());
  const fields = Object.entries(basics).filter(([name]) => !lists.includes(`basics,${name}`));
  return fieldLosses('basics', fields, targets, context);
}

function entryLosses(
  { mapping, place, given, draft, schema }: ImportedEntry,
  written: Partial<Content>,
  context: Context,
): Loss[] {
  const [file = ''] = mapping.to;
  if (!(file in written)) return lost(mapping.from.join(', '), given, whyLeftAlone(file));
  const reason = brokenRule(schema, fitFields(schema, draft));
  if (reason !== undefined) return lost(place, given, reason);
  const list = entriesIn(valueIn(written, mapping.to));
  const fitted = entryOf(fitSchema(schema, draft));
  const made = contentEntry(list, fitted);
  if (made === undefined) {
    return lost(place, given, brokenRule(schemaOf(mapping.to), [...list, fitted]));
  }
  const targets = targetsFor(mapping.fields, draft, schema, file, made);
  return fieldLosses(place, Object.entries(given), targets, context);
}

/** The entry of a list that has all fields of another one, or of a skill that has its name. */
function contentEntry(entries: readonly Entry[], made: Entry): Entry | undefined {
  const hasAll = (entry: Entry) =>
    Object.entries(made).every(([name, value]) => isDeepStrictEqual(entry[name], value));
  const isMerged = (entry: Entry) => made.name !== undefined && isSameSkill(entry, made);
  return entries.find(hasAll) ?? entries.find(isMerged);
}

const targetsFor = (
  fields: Fields,
  draft: Entry,
  schema: z.ZodType,
  file: string,
  content: unknown,
): Target[] =>
  Object.entries(fields).map(([name, { from }]) => ({
    from,
    texts: leavesOf(entryOf(content)[name]),
    whyMissing: (text) =>
      content === undefined
        ? whyLeftAlone(file)
        : brokenRule(schemaOf([name], schema), draft[name] ?? text),
  }));

/** The rule that a value breaks, in the words of the build. */
function brokenRule(schema: z.ZodType, value: unknown): string | undefined {
  const [issue] = schema.safeParse(value, { error: plainMessage }).error?.issues ?? [];
  const field = issue?.path[0];
  return typeof field === 'string' ? `the entry has no ${field}` : issue?.message;
}

const fieldLosses = (
  place: string,
  fields: readonly [name: string, value: unknown][],
  targets: readonly Target[],
  { language }: Context,
): Loss[] =>
  fields.flatMap(([name, value]) => {
    const own = targets.filter(({ from }) => from.includes(name));
    return leavesOf(value).flatMap((text) => textLosses(`${place}, ${name}`, text, own, language));
  });
