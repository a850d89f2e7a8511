import type { z } from 'zod';
import type { UncheckedContent } from './files';

export type Issue = z.core.$ZodIssue;

/**
 * Checks content against a schema.
 * @returns zod's issues, without those that only follow from another issue
 */
export function issuesIn(content: UncheckedContent, schema: z.ZodType): Issue[] {
  const result = schema.safeParse(content, { reportInput: true, error: plainMessage });
  return withoutConsequences(result.error?.issues.flatMap(issuesOfChosenForm) ?? []);
}

/** Messages for rules that have none in the schema. */
const plainMessage: z.core.$ZodErrorMap = (issue) => {
  // `issue-faults.ts` writes the messages about objects.
  if (issue.code === 'invalid_type' && issue.expected === 'array') {
    return 'must be a list in brackets, [ … ]';
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

const isSamePlace = (one: Issue, other: Issue): boolean =>
  one.path.length === other.path.length && isAtOrInside(one, other);

/**
 * Leaves out two kinds of issues:
 * - a second issue at the same place. For a text in place of a list, zod reports both the type and
 *   the number of entries
 * - a rule about several fields while one of them is wrong. If `from` is '2017-7', nobody can say
 *   whether the period ends before it starts
 */
const withoutConsequences = (issues: readonly Issue[]): Issue[] =>
  issues.filter((issue, index) => {
    const isConsequence = issue.code === 'custom' ? isAtOrInside : isSamePlace;
    return !issues.slice(0, index).some((other) => isConsequence(other, issue));
  });
