import { z } from 'zod';
import { nearestName } from '../text/nearest-name';
import { isIsoDate } from './dates';
import { didYouMean, type Fault, placeOf, type Reason, wrongFault } from './fault';
import type { ContentFiles } from './files';
import type { Issue } from './issues';
import { pictureMeant, referenceReason } from './reference-reasons';
import { descriptionOf, innerSchema } from './text-fields';

// Turns zod's issues into sentences for the owner.

/**
 * The issues of one language as faults, with sentences for the owner.
 * @param files the content by the folder of its language
 * @param folder of the language that has the issues
 * @param schema of that language
 */
export function faultsFromIssues(
  issues: readonly Issue[],
  files: ContentFiles,
  folder: string,
  schema: z.ZodType,
): Fault[] {
  const unknownOf = new Map(issues.map((issue) => [issue, unknownFields(issue, schema)]));
  const allUnknown = [...unknownOf.values()].flat();
  /** Whether the field is there, under a name that the schema does not know. */
  const isMisspelled = ({ path }: Issue) =>
    allUnknown.some(({ meantPath }) => meantPath?.join('.') === path.join('.'));
  return issues.flatMap((issue) => {
    const place = placeOf(files, [folder, ...issue.path]);
    const unknown = unknownOf.get(issue) ?? [];
    if (unknown.length > 0) return unknown.map((field) => wrongFault(place, field));
    if (issue.input !== undefined) {
      return wrongFault(place, reasonForIssue(issue, schema), issue.input);
    }
    // For a misspelled field, zod reports an unknown field and a missing one. It is one mistake.
    return isMisspelled(issue) ? [] : wrongFault(place, missingReason(issue));
  });
}

function missingReason({ code, message, path }: Issue): string | Reason {
  if (code === 'custom') return message;
  const isStart = path.at(-2) === 'period' && path.at(-1) === 'from';
  const todo = "Write it. If you know only the end, write a text: period: 'until 2010'.";
  return isStart ? { rule: 'is missing', todo } : 'is missing';
}

interface UnknownField extends Reason {
  /** The path of the field that was probably meant; undefined if no name is near. */
  meantPath?: readonly PropertyKey[];
}

/** The fields that an issue calls unknown, each with the known field that was probably meant. */
function unknownFields(issue: Issue, schema: z.ZodType): UnknownField[] {
  if (issue.code !== 'unrecognized_keys') return [];
  const { path, keys } = issue;
  const fields = fieldsOf(schemaAt(path, schema));
  const isWord = path[1] === 'words';
  return keys.map((key) => {
    const meant = nearestName(key, fields);
    const rule = isWord ? `there is no word "${key}"` : `has no field "${key}"`;
    if (meant !== undefined) {
      return { rule, todo: didYouMean(meant), meantPath: [...path, meant] };
    }
    // If the word is from an earlier version, no program can know which word has replaced it.
    const todo = 'Delete it. lib/words/en.ts has all words of this version.';
    if (isWord) return { rule, todo };
    return { rule: `${rule}; its fields are ${fields.join(', ')}` };
  });
}

/** The schema of the field to which a path leads. */
function schemaAt(path: readonly PropertyKey[], schema: z.ZodType): z.ZodType {
  return path.reduce<z.ZodType>((wrapped, key) => {
    const outer = innerSchema(wrapped);
    if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
    if (!(outer instanceof z.ZodObject)) return outer;
    const shape: Partial<Record<string, z.ZodType>> = outer.shape;
    return shape[String(key)] ?? outer;
  }, schema);
}

const fieldsOf = (schema: z.ZodType): string[] => {
  const inner = innerSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

/** What is wrong with a field that has a value, and what to do. */
function reasonForIssue(
  { code, message, path, input }: Issue,
  languageSchema: z.ZodType,
): string | Reason {
  const schema = schemaAt(path, languageSchema);
  const inner = innerSchema(schema);
  if (input === null || (typeof input === 'string' && input.trim() === '')) {
    return { rule: 'is empty', todo: emptyTodo(schema, typeof path.at(-1) === 'number') };
  }
  if (code === 'invalid_type' && inner instanceof z.ZodObject) return objectReason(inner, input);
  if (typeof input !== 'string') return message;
  const { kind } = descriptionOf(schema);
  const date = kind === 'date' || kind === 'date or text' ? dateMeant(input) : undefined;
  if (date !== undefined) return { rule: message, todo: didYouMean(`'${date}'`) };
  return (code === 'custom' && referenceReason(kind, input)) || message;
}

function emptyTodo(schema: z.ZodType, isEntry: boolean): string {
  if (isEntry) return 'Write it, or delete the entry.';
  const isOptional = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault;
  return isOptional ? 'Write it, or leave the line out.' : 'Write it.';
}

/** The date that was probably meant by '2017-7', '2017/07' or '2017.7.1'. */
function dateMeant(text: string): string | undefined {
  if (!/^\d{4}([-./]\d{1,2}){1,2}$/.test(text)) return undefined;
  const date = text
    .split(/[-./]/)
    .map((part) => part.padStart(2, '0'))
    .join('-');
  return isIsoDate(date) ? date : undefined;
}

/** Names the required fields of an object, or all its fields if none is required. */
function objectReason({ shape }: z.ZodObject, input: unknown): Reason {
  const required = Object.keys(shape).filter((key) => !(shape[key] instanceof z.ZodOptional));
  const names = required.length > 0 ? required : Object.keys(shape);
  const picture = typeof input === 'string' ? pictureMeant(input) : undefined;
  const fields = names.map((name) =>
    picture && shape[name]?.meta()?.kind === 'picture' ? `${name}: '${picture}'` : `${name}: …`,
  );
  return { rule: 'must have fields in braces', todo: `Write it like { ${fields.join(', ')} }.` };
}
