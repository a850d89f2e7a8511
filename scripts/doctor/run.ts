import { missingIdentifiers } from '../../lib/contact/send';
import type { Contact } from '../../lib/content/schema';
import { contentFile, faultLine } from '../../lib/faults/fault';
import { isTooSmallForHome } from '../../lib/images/portrait';
import type { Person } from '../../lib/profile/person';
import { checkedProject } from '../support/checked-project';
import { typeFaults } from '../support/type-faults';
import { sampleLines } from './left-of-sample';
import { addressLines, wrongLines } from './questions';

/**
 * Finds out whether the site builds, and what is left to do.
 * @returns a report, and the exit code of `--strict`: 1 if the site does not build, 3 if it builds
 *   but something of the sample is left or not connected, and otherwise 0
 */
export async function runDoctor(): Promise<{ text: string; exitCode: 0 | 1 | 3 }> {
  const { contents, sites, missingLetters, ...checked } = await checkedProject();
  const faults = sites ? typeFaults() : checked.faults;
  if (sites === undefined || faults.length > 0) {
    const text = `${titledLines('Faults', faults.map(faultLine))}Correct this first: the build stops.`;
    return { text, exitCode: 1 };
  }
  const sample = sampleLines(contents);
  const [{ content, profile }] = sites;
  const linesOf = (areMade: boolean) =>
    missingLetters.filter(({ isMade }) => isMade === areMade).map(({ line }) => line);
  const unconnected = [
    ...addressLines(content.site),
    ...serviceLines(content.contact),
    ...linesOf(false),
  ];
  const questions = wrongLines(contents);
  const report =
    titledLines('Missing in documents', linesOf(true)) +
    titledLines('Still from the sample', sample) +
    titledLines('Not connected', unconnected) +
    titledLines('Small pictures', portraitLines(profile.person)) +
    titledLines('Looks wrong', questions) +
    (questions.length > 0 ? 'These are questions: leave what you mean.\n' : '');
  const toDo = sample.length + unconnected.length;
  const end = toDo > 0 ? `Not ready to go live; to do: ${toDo}.` : 'Ready to go live.';
  return { text: report + end, exitCode: toDo > 0 ? 3 : 0 };
}

const titledLines = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `${title}:\n${lines.map((line) => `  ${line}\n`).join('')}\n`;

function serviceLines({ emailService }: Contact): string[] {
  // An owner without emailService wants no form: the page shows a mail link instead.
  if (emailService === undefined) return [];
  // As in docs/contact.md, and in EmailJS's examples: "YOUR_PUBLIC_KEY".
  const ownIds = Object.entries(emailService).filter(([, id]) => !id.startsWith('YOUR_'));
  const missing = missingIdentifiers(Object.fromEntries(ownIds)).join(', ');
  const remedy = 'Follow docs/contact.md, or delete emailService.';
  const fault = `emailService: the form sends nothing without your ${missing}. ${remedy}`;
  return missing === '' ? [] : [`${contentFile('contact')} › ${fault}`];
}

function portraitLines({ portrait }: Person): string[] {
  if (portrait === undefined || !isTooSmallForHome(portrait)) return [];
  const size = `${portrait.width} × ${portrait.height}`;
  const rule = `${size} pixels are a small round picture; 1200 × 1200 fill the side of the screen`;
  return [`${contentFile('owner')} › portrait: ${rule}`];
}
