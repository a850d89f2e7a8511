/** Something the owner should know: what is the matter and, where `text` does not say, what to do. */
export interface Finding {
  topic: Topic;
  text: string;
  todo?: string;
}

const titles = {
  placeholder: 'Still from the template',
  'not connected': 'Not connected',
  wrong: 'Wrong',
  advice: 'Could be better',
  unchecked: 'Could not be checked',
};
export type Topic = keyof typeof titles;

export const wrong = (text: string, todo?: string): Finding => ({ topic: 'wrong', text, todo });
export const advice = (text: string, todo?: string): Finding => ({ topic: 'advice', text, todo });
export const unchecked = (text: string): Finding => ({ topic: 'unchecked', text });

/** Whether a site must not go live, or stay as it is, with this. */
export const isBlocking = ({ topic }: Finding): boolean =>
  topic !== 'advice' && topic !== 'unchecked';

/** "one thing", "3 things". */
export const things = (count: number): string => (count === 1 ? 'one thing' : `${count} things`);

/** What doctor prints: a paragraph for each topic, the most serious first, and the verdict. */
export function report(findings: readonly Finding[], verdict: string): string {
  const paragraphs = (Object.keys(titles) as Topic[]).flatMap((topic) => {
    const lines = findings
      .filter((each) => each.topic === topic)
      .map(({ text, todo }) => `  ${text}${todo === undefined ? '' : ` → ${todo}`}`);
    return lines.length === 0 ? [] : [[`${titles[topic]}:`, ...lines].join('\n')];
  });
  return [...paragraphs, verdict].join('\n\n');
}

/**
 * One line for each file: "content/projects.ts: Arkha, Devpulse lead to example addresses".
 * @param entries what is found, by the file that it stands in
 * @param one the end of the sentence for a single name, `many` for several
 */
export function byFile(
  entries: readonly { file: string; name: string }[],
  one: string,
  many: string,
): string[] {
  const files = new Map<string, Set<string>>();
  for (const { file, name } of entries) {
    files.set(file, (files.get(file) ?? new Set()).add(name));
  }
  return [...files].map(([file, names]) => {
    return `${file}: ${[...names].join(', ')} ${names.size === 1 ? one : many}`;
  });
}
