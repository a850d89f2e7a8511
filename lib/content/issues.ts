import { z } from 'zod';
import { isIsoDate } from './dates';
import { didYouMean, type Fault, placeOf, type Reason, wrongFault } from './fault';
import type { ContentFiles, UncheckedContent } from './files';
import { nearestName } from './nearest';
import { pictureMeant, referenceReason } from './references';
import { contentSchema } from './schema';
import { innerSchema } from './text-fields';

// Turns the issues that zod finds into sentences for the owner.

type Issue = z.core.$ZodIssue;

/**
 * Checks content against a schema.
 * @returns zod's issues, without those that only follow from another issue
 */
export function brokenRules(content: UncheckedContent, schema: z.ZodType = contentSchema): Issue[] {
  const result = schema.safeParse(content, { reportInput: true, error: plainMessage });
  return withoutConsequences(result.error?.issues.flatMap(issuesOfChosenForm) ?? []);
}

/** Messages for rules that have none in the schema. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type') {
    return issue.expected === 'array'
      ? 'must be a list in brackets, [ … ]'
      : 'must be an object like { … }';
  }
  if (issue.code !== 'too_big') return undefined;
  const { length } = issue.input as unknown[];
  return `must have at most ${issue.maximum} entries; it has ${length}`;
};

/**
 * Finds the issues of the form that the owner has chosen, for a field that may have several forms.
 * A period may be a text or an object. For `{ from: '2024', to: 5 }`, zod reports one issue, which
 * contains the issues of each form: "must be text" for the text, and an issue at `to` for the
 * object.
 * @returns in this example, the issue at `period.to`. An issue of another kind is returned itself
 */
function issuesOfChosenForm(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  // An issue about the type of the whole value means that the owner has not chosen this form.
  const isAboutChosenForm = ({ code, path }: Issue) =>
    path.length > 0 || (code !== 'invalid_type' && code !== 'invalid_value');
  const chosen = issue.errors.find((issues) => issues.every(isAboutChosenForm));
  return chosen?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? [issue];
}

const isAtOrInside = (inner: Issue, outer: Issue): boolean =>
  outer.path.every((key, index) => inner.path[index] === key);

/**
 * Leaves out two kinds of issues:
 * - a second issue at the same place. For a text in place of a list, zod reports both the type and
 *   the number of entries
 * - a rule about several fields while one of them is wrong. If `from` is '2017-7', nobody can say
 *   whether the period ends before it starts
 */
const withoutConsequences = (issues: readonly Issue[]): Issue[] =>
  issues.filter((issue, index) => {
    const earlier = issues.slice(0, index).filter((other) => isAtOrInside(other, issue));
    return !earlier.some(
      ({ path }) => path.length === issue.path.length || issue.code === 'custom',
    );
  });

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
  schema: z.ZodType = contentSchema,
): Fault[] {
  const unknown = issues.flatMap((issue) => unknownFields(issue, schema));
  /** Whether the field is there, under a name that the schema does not know. */
  const isMisspelled = ({ path }: Issue) =>
    unknown.some(({ meantPath }) => meantPath?.join('.') === path.join('.'));
  return issues.flatMap((issue) => {
    const place = placeOf(files, [folder, ...issue.path]);
    if (issue.code === 'unrecognized_keys') {
      return unknown
        .filter((field) => field.issue === issue)
        .map((field) => wrongFault(place, field));
    }
    if (issue.input !== undefined) return wrongFault(place, reasonForIssue(issue), issue.input);
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
  issue: Issue;
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
      return { issue, rule, todo: didYouMean(meant), meantPath: [...path, meant] };
    }
    // If the word is from an earlier version, no program can know which word has replaced it.
    const todo = 'Delete it. lib/words/en.ts has all words of this version.';
    if (isWord) return { issue, rule, todo };
    return { issue, rule: `${rule}; its fields are ${fields.join(', ')}` };
  });
}

/** The schema of the field to which a path leads. */
function schemaAt(path: readonly PropertyKey[], schema: z.ZodType = contentSchema): z.ZodType {
  return path.reduce<z.ZodType>((wrapped, key) => {
    const outer = innerSchema(wrapped);
    if (outer instanceof z.ZodArray) return outer.element as z.ZodType;
    return outer instanceof z.ZodObject ? outer.shape[String(key)] : outer;
  }, schema);
}

const fieldsOf = (schema: z.ZodType): string[] => {
  const inner = innerSchema(schema);
  return inner instanceof z.ZodObject ? Object.keys(inner.shape) : [];
};

/** What is wrong with a field that has a value, and what to do. */
function reasonForIssue({ code, message, path, input }: Issue): string | Reason {
  const schema = schemaAt(path);
  const inner = innerSchema(schema);
  if (input === null || (typeof input === 'string' && input.trim() === '')) {
    return { rule: 'is empty', todo: emptyTodo(schema, typeof path.at(-1) === 'number') };
  }
  if (code === 'invalid_type' && inner instanceof z.ZodObject) return objectReason(inner, input);
  const date = typeof input === 'string' ? dateMeant(input) : undefined;
  // Dates are in fields without a `kind`. In a link, '2017-7' is a part of the address.
  if (date !== undefined && inner.meta()?.kind === undefined) {
    return { rule: message, todo: didYouMean(`'${date}'`) };
  }
  const isReference = code === 'custom' && typeof input === 'string';
  return (isReference && referenceReason(inner.meta()?.kind, input)) || message;
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
  const picture = typeof input === 'string' && pictureMeant(input);
  const fields = names.map((name) =>
    picture && shape[name]?.meta()?.kind === 'picture' ? `${name}: '${picture}'` : `${name}: …`,
  );
  return { rule: 'must have fields in braces', todo: `Write it like { ${fields.join(', ')} }.` };
}
