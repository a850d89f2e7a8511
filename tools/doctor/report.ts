import { type Fault, faultLine, type Severity } from '../../lib/content/fault';

const titles: Record<Severity, string> = {
  wrong: 'Wrong',
  sample: 'Still from the sample',
  unconnected: 'Not connected',
  advice: 'Could be better',
};

/** Whether a fault is normal in a fresh copy: sample content, or no address and e-mail service. */
const isUnfinished = ({ severity }: Fault): boolean =>
  severity === 'sample' || severity === 'unconnected';

const isBlocking = (fault: Fault): boolean =>
  (fault.severity ?? 'wrong') === 'wrong' || isUnfinished(fault);

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
      .filter((fault) => (fault.severity ?? 'wrong') === severity)
      .map((fault) => `  ${faultLine(fault)}\n`);
    return lines.length === 0 ? '' : `${title}:\n${lines.join('')}\n`;
  });
  const count = faults.filter(isBlocking).length;
  const rest = isComplete ? '' : ' Then run it again: the rest is checked when these are done.';
  const verdict =
    count === 0 ? 'Ready to go live.' : `Not ready to go live; to do: ${count}.${rest}`;
  return `\n${paragraphs.join('')}${verdict}\n`;
}
