const titles = {
  placeholder: 'Still from the template',
  'not connected': 'Not connected',
  wrong: 'Wrong',
  advice: 'Could be better',
  unchecked: 'Could not be checked',
};
type Topic = keyof typeof titles;

/** Something that the owner should know; `todo` says what to do, unless `text` does. */
export interface Finding {
  topic: Topic;
  text: string;
  todo?: string;
}

const maker =
  (topic: Topic) =>
  (text: string, todo?: string): Finding => ({ topic, text, todo });
export const placeholder = maker('placeholder');
export const notConnected = maker('not connected');
export const wrong = maker('wrong');
export const advice = maker('advice');
export const unchecked = maker('unchecked');

/** Whether the owner must correct this before the site goes live. */
export const isBlocking = ({ topic }: Finding): boolean =>
  topic !== 'advice' && topic !== 'unchecked';

/** The report to print: a paragraph for each topic, the most serious first. */
export function report(findings: readonly Finding[]): string {
  const paragraphs = Object.entries(titles).map(([topic, title]) => {
    const lines = findings
      .filter((each) => each.topic === topic)
      .map(({ text, todo }) => `  ${text}${todo === undefined ? '' : ` → ${todo}`}\n`);
    return lines.length === 0 ? '' : `${title}:\n${lines.join('')}\n`;
  });
  return paragraphs.join('');
}

/**
 * Makes one finding for each file: `content/projects.ts: example addresses in "Arkha", "Devpulse"`.
 * @param entries the names to list, with their files
 * @param what the words before the names: "example addresses in"
 * @param say makes the finding; by default a placeholder of the template
 */
export function byFile(
  entries: readonly { file: string; name: string }[],
  what: string,
  say = placeholder,
) {
  const names = (file: string) =>
    entries.filter((each) => each.file === file).map(({ name }) => name);
  return [...new Set(entries.map(({ file }) => file))].map((file) =>
    say(`${file}: ${what} ${[...new Set(names(file))].join(', ')}`),
  );
}
