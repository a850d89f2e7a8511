import { missingIdentifiers, type ServiceSettings } from '../../../lib/contact/service';
import type { UncheckedContent } from '../../../lib/content/check';
import { environmentFaults } from './environment';
import { letterNotes } from './letters';
import { loadContent } from './load-content';
import { preparePictures } from './pictures';

export interface Prepared {
  /** One plain line per fault; the site cannot be built while there is one. */
  faults: string[];
  /** Lines for the build's output. */
  notes: string[];
}

/**
 * Checks settings and content and makes the pictures, all before Next starts to compile. Finds all
 * faults at once.
 */
export async function prepare(
  projectDir: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Prepared> {
  const content = await loadContent(projectDir);
  const pictures = await preparePictures(content.input, projectDir);
  return {
    faults: [...environmentFaults(env), ...content.faults, ...pictures.faults],
    notes: [pictures.summary, ...mailNotes(content.input), ...(await letterNotes(content.input))],
  };
}

/** `prepare` for `next build`: says what it found, and ends the process if there is a fault. */
export async function prepareBuild(projectDir: string): Promise<void> {
  const { faults, notes } = await prepare(projectDir);
  if (faults.length > 0) {
    const count = faults.length === 1 ? 'one problem' : `${faults.length} problems`;
    console.error(`\nThe site was not built because of ${count}:\n${asLines(faults)}`);
    process.exit(1);
  }
  for (const note of notes) console.log(`  ${note}`);
}

/**
 * For `next dev`: only says what is wrong, since it may be fixed while the server runs. Pictures
 * are made when the page is first asked for.
 */
export async function prepareDev(projectDir: string): Promise<void> {
  const { faults } = await loadContent(projectDir);
  const all = [...environmentFaults(process.env), ...faults];
  if (all.length > 0) console.error(`\nFix these before the site can be built:\n${asLines(all)}`);
}

const asLines = (faults: readonly string[]) => `\n${faults.map((each) => `  ${each}\n`).join('')}`;

/** Says which identifiers of the e-mail service are still missing; one line or none. */
function mailNotes(input: UncheckedContent): string[] {
  const contact = input.contact as { emailService?: Partial<ServiceSettings> } | undefined;
  // Who has left it out has no form on purpose.
  if (contact?.emailService === undefined) return [];
  const missing = missingIdentifiers(contact.emailService);
  if (missing.length === 0) return [];
  return [
    `Form: not connected yet. Set ${missing.join(', ')} in content/contact.ts (docs/contact.md).`,
  ];
}
