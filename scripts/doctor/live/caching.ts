import { hashedFolders, immutable } from '../../../lib/hosting/headers';
import { type Answer, headerText } from './ask';
import { advice, type LiveFinding, wrong } from './findings';
import { follow } from './follow';
import { isGitHubPages, type Visit } from './visit';

/** A visitor should not read yesterday's page for longer than that, in seconds. */
const LONGEST_PAGE = 3600;

const maxAge = (value: string) => Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
const seconds = (answer: Answer) => maxAge(headerText(answer, 'cache-control'));

/** Whether text is compressed, hashed files are kept and the page is not. */
export async function cachingFindings(visit: Visit): Promise<LiveFinding[]> {
  const { page, facts, asker } = visit;
  const findings: LiveFinding[] = [];
  const isPlain = (answer: Answer) => headerText(answer, 'content-encoding') === '';
  const script = facts.files
    .filter((file) => URL.canParse(file, page.url))
    .map((file) => new URL(file, page.url))
    .find(({ pathname }) => hashedFolders.some((folder) => pathname.includes(folder)));
  const kept = script && (await follow(script.href, asker)).end;
  if (kept?.kind === 'answer' && kept.status === 200) {
    if (!isGitHubPages(page) && seconds(kept) < maxAge(immutable.value)) {
      findings.push(
        advice(
          `Files whose names change with their content are kept for ${seconds(kept)} seconds only.`,
          `Let the host send "${immutable.name}: ${immutable.value}" for ${hashedFolders.join(' and ')}.`,
        ),
      );
    }
  } else if (kept !== undefined && script !== undefined) {
    const what = kept.kind === 'fault' ? kept.detail : `answers with status ${kept.status}`;
    findings.push(wrong(`${script.href}, which the page loads, ${what}.`, 'Publish out/ whole.'));
  }
  const compressible = kept?.kind === 'answer' && /\b(javascript|css)\b/.test(typeOf(kept));
  if (isPlain(page) || (compressible && isPlain(kept))) {
    findings.push(
      advice('The host sends text uncompressed.', 'Switch Brotli or gzip on at your host.'),
    );
  }
  if (seconds(page) > LONGEST_PAGE) {
    findings.push(
      wrong(
        `Browsers keep the page for ${Math.round(seconds(page) / 3600)} hours, so changes arrive that late.`,
        'Let the host send "Cache-Control: no-cache" for pages.',
      ),
    );
  }
  return findings;
}

const typeOf = (answer: Answer) => headerText(answer, 'content-type');
