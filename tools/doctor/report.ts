import {
  type Fault,
  faultLine,
  type Place,
  type Severity,
  stepsText,
} from '../../lib/content/fault';

const titles: Record<Severity, string> = {
  sample: 'Still from the template',
  unconnected: 'Not connected',
  wrong: 'Wrong',
  advice: 'Could be better',
};

/** Whether a fault is normal in a fresh copy: sample content, or no e-mail service. */
const isUnfinished = ({ severity }: Fault): boolean =>
  severity === 'sample' || severity === 'unconnected';

const isBlocking = (fault: Fault): boolean => fault.severity === 'wrong' || isUnfinished(fault);

/** The exit code of `--strict`: 1 if something is wrong, 3 if the site is only not finished yet. */
export function strictExitCode(faults: readonly Fault[]): 0 | 1 | 3 {
  const blocking = faults.filter(isBlocking);
  if (blocking.length === 0) return 0;
  return blocking.every(isUnfinished) ? 3 : 1;
}

/**
 * A paragraph for each severity, the most serious first, and whether the site can go live.
 * @param isComplete whether everything has been checked
 */
export function reportWithVerdict(faults: readonly Fault[], isComplete: boolean): string {
  const paragraphs = Object.entries(titles).map(([severity, title]) => {
    const lines = faults
      .filter((fault) => fault.severity === severity)
      .map((fault) => `  ${faultLine(fault)}\n`);
    return lines.length === 0 ? '' : `${title}:\n${lines.join('')}\n`;
  });
  const count = faults.filter(isBlocking).length;
  const rest = isComplete ? '' : ' Then run it again: the rest is checked when these are done.';
  const verdict =
    count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.${rest}`;
  return `\n${paragraphs.join('')}${verdict}\n`;
}

/** A field or an entry, and the text in it, if the report shows that, too. */
interface FoundPlace extends Place {
  text?: string;
}

/**
 * Makes one fault for each file: `content/projects.ts: example addresses in entry 1 ("Arkha")`.
 * @param what the words before the list of fields or entries: "example addresses in"
 */
export function faultsByFile(
  places: readonly FoundPlace[],
  what: string,
  { severity, todo }: Pick<Fault, 'severity' | 'todo'>,
): Fault[] {
  const names = new Map<string, Set<string>>();
  for (const place of places) {
    const { file, text } = place;
    const name = text === undefined ? stepsText(place) : `${stepsText(place)} '${text}'`;
    names.set(file, (names.get(file) ?? new Set()).add(name));
  }
  return Array.from(names, ([file, list]) => {
    return { place: { file }, rule: `${what} ${[...list].join(', ')}`, severity, todo };
  });
}
