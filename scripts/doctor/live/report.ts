import { harmlessLine } from '../../support/printable';
import { dayOf } from './dates';
import type { LiveReport } from './examine';
import type { LiveFinding, LiveTopic } from './findings';

const titles: Record<LiveTopic, string> = {
  wrong: 'Wrong',
  advice: 'Could be better',
  untold: 'Cannot be told from here',
};

/** More lines of one topic would push the others off the screen. */
const SHOWN = 7;
/** A longer line fills the screen by itself. */
const LONGEST = 400;

/** What the doctor prints, on one screen. No text of a stranger plays with the terminal. */
export function liveReport(report: LiveReport): string {
  const { address, visited, findings, good, isBlind } = report;
  const paragraphs = (Object.keys(titles) as LiveTopic[]).flatMap((topic) => {
    const lines = findings.filter((each) => each.topic === topic).map(lineOf);
    if (lines.length === 0) return [];
    const more = lines.length - SHOWN;
    const shown = more > 0 ? [...lines.slice(0, SHOWN), `… and ${more} more (--json)`] : lines;
    return [[`${titles[topic]}:`, ...shown.map((line) => `  ${line}`)].join('\n')];
  });
  const inOrder = good.map((text) => harmlessLine(text, LONGEST)).join(', ');
  return [
    `${harmlessLine(address, LONGEST)}, visited on ${dayOf(new Date(visited))}`,
    ...paragraphs,
    ...(inOrder === '' ? [] : [`In order: ${inOrder}`]),
    isBlind ? 'This machine is not on the internet, it seems.' : verdict(findings),
  ].join('\n\n');
}

/** The documentation's marks for code and stress are for its pages. */
function lineOf({ text, todo }: LiveFinding): string {
  const said = harmlessLine(text, LONGEST);
  return todo === '' ? said : `${said} → ${harmlessLine(todo, LONGEST).replace(/[`*]/g, '')}`;
}

function verdict(findings: readonly LiveFinding[]): string {
  const count = findings.filter(({ topic }) => topic === 'wrong').length;
  if (count === 0) return 'The site is well.';
  return count === 1 ? 'One thing is wrong.' : `${count} things are wrong.`;
}

/** The same for programs: one JSON object, its texts as harmless as on the screen. */
export function liveJson(report: LiveReport): string {
  const { findings, links, ...rest } = report;
  const data = {
    ...rest,
    isWell: exitCode(report) === 0,
    findings,
    links: links.map(({ group, name, href, verdict }) => ({ group, name, href, ...verdict })),
  };
  const clean = (_key: string, value: unknown) =>
    typeof value === 'string' ? harmlessLine(value, 2000) : value;
  return JSON.stringify(data, clean, 2);
}

/** 0: well; 1: something is wrong; 2: nothing could be looked at. */
export function exitCode({ isBlind, findings }: LiveReport): 0 | 1 | 2 {
  if (isBlind) return 2;
  return findings.some(({ topic }) => topic === 'wrong') ? 1 : 0;
}
