const titles = {
  placeholder: 'Still from the template',
  'not connected': 'Not connected',
  wrong: 'Wrong',
  outdated: 'Out of date',
  advice: 'Could be better',
};
type Topic = keyof typeof titles;

/** Something that the owner should know. */
export interface Finding {
  topic: Topic;
  text: string;
  /** What to do, if the text does not explain that. */
  todo?: string;
}

const makerOf =
  (topic: Topic) =>
  (text: string, todo?: string): Finding => ({ topic, text, todo });
export const placeholder = makerOf('placeholder');
export const notConnected = makerOf('not connected');
export const wrong = makerOf('wrong');
export const outdated = makerOf('outdated');
export const advice = makerOf('advice');

/** Whether a fresh copy of the template has such a finding: sample content, no e-mail service. */
const isUnfinished = ({ topic }: Finding): boolean =>
  topic === 'placeholder' || topic === 'not connected';

/** Whether the owner must correct this before the site goes live. */
export const isBlocking = (finding: Finding): boolean =>
  finding.topic === 'wrong' || isUnfinished(finding);

/** The exit code of `--strict`: 1 if something is wrong, 3 if the site is only not finished yet. */
export function strictExitCode(findings: readonly Finding[]): 0 | 1 | 3 {
  const blocking = findings.filter(isBlocking);
  if (blocking.length === 0) return 0;
  return blocking.every(isUnfinished) ? 3 : 1;
}

/** The report to print: a paragraph for each topic, the most serious first. */
export function report(findings: readonly Finding[]): string {
  const paragraphs = Object.entries(titles).map(([topic, title]) => {
    const lines = findings
      .filter((finding) => finding.topic === topic)
      .map(({ text, todo }) => `  ${text}${todo === undefined ? '' : ` → ${todo}`}\n`);
    return lines.length === 0 ? '' : `${title}:\n${lines.join('')}\n`;
  });
  return paragraphs.join('');
}

/**
 * Makes one finding for each file: `content/projects.ts: example addresses in "Arkha", "Devpulse"`.
 * @param entries the names to list, with their files
 * @param what the words before the names: "example addresses in"
 * @param makeFinding makes a finding of the text; by default a placeholder of the template
 */
export function byFile(
  entries: readonly { file: string; name: string }[],
  what: string,
  makeFinding: (text: string) => Finding = placeholder,
): Finding[] {
  const files = [...new Set(entries.map(({ file }) => file))];
  return files.map((file) => {
    const names = entries.filter((entry) => entry.file === file).map(({ name }) => name);
    return makeFinding(`${file}: ${what} ${[...new Set(names)].join(', ')}`);
  });
}
