/** Something the owner should know before the site goes live. */
export interface Finding {
  topic: Topic;
  text: string;
}

export const topics = ['placeholder', 'not connected', 'broken', 'advice'] as const;
export type Topic = (typeof topics)[number];

const titles: Record<Topic, string> = {
  placeholder: 'Still a placeholder, so not you',
  'not connected': 'Not connected',
  broken: 'Cannot work',
  advice: 'Could be better',
};

/** More lines of one topic would push the others off the screen. */
const SHOWN = 10;

/** Whether the site must not go live like this: anything but advice. */
export const isBlocking = ({ topic }: Finding): boolean => topic !== 'advice';

/** What doctor prints: findings by topic, the most serious first, on one screen. */
export function report(findings: readonly Finding[]): string {
  const blocking = findings.filter(isBlocking).length;
  const paragraphs = topics.flatMap((topic) => {
    const texts = findings.filter((each) => each.topic === topic).map(({ text }) => text);
    if (texts.length === 0) return [];
    // Of the placeholder nothing is cut: who has replaced the first ten must not meet the next ten.
    const most = topic === 'placeholder' ? texts.length : SHOWN;
    const more = texts.length > most ? [`… and ${texts.length - most} more`] : [];
    const lines = [...texts.slice(0, most), ...more].map((text) => `  ${text}`);
    return [[`${titles[topic]}:`, ...lines].join('\n')];
  });
  const verdict =
    blocking === 0
      ? 'Ready to go live.'
      : `Not ready to go live: ${blocking === 1 ? 'one thing' : `${blocking} things`} to do.`;
  return [...paragraphs, verdict].join('\n\n');
}

/**
 * One line per group: "projects.ts: a.png, b.png come with the template".
 * @param one the end of the sentence for a single name, `many` for several
 */
export function grouped(
  entries: readonly { group: string; name: string }[],
  one: string,
  many: string,
): string[] {
  const groups = new Map<string, Set<string>>();
  for (const { group, name } of entries) {
    groups.set(group, (groups.get(group) ?? new Set()).add(name));
  }
  return [...groups].map(([group, names]) => {
    return `${group}: ${[...names].join(', ')} ${names.size === 1 ? one : many}`;
  });
}
