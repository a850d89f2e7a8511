import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import type { Content } from '../../../lib/content/schema';
import { siteAddress } from '../../../lib/hosting/site-address';
import { environmentFaults } from '../../build/before/environment';
import { loadContent } from '../../build/before/load-content';
import { PlainError } from '../../support/run-script';
import { type DoctorOptions, readAddress } from '../options';
import { isReservedHost } from '../words';
import { examineLive } from './examine';
import { localBuild } from './local-build';
import { createNetwork } from './network';
import { remember } from './remembered';
import { exitCode, liveJson, liveReport } from './report';

/** Where the answers of the last day are kept, below the project. */
const MEMORY = '.tmp/doctor/links.json';

/**
 * Visits the published site and prints what is wrong with it.
 * @returns the exit code: 0 well, 1 something is wrong, 2 nothing could be looked at
 * @throws PlainError when it does not know where to look, or is not allowed to send
 */
export async function visitLive(
  projectDir: string,
  options: Extract<DoctorOptions, { live: true }>,
): Promise<number> {
  const { input, faults } = await loadContent(projectDir);
  const all = [...environmentFaults(process.env), ...faults];
  if (all.length > 0) throw new PlainError(all.join('\n'), 2);
  const content = input as Content; // Its check found no fault.
  const own = siteAddress(content.site)('/');
  const address = options.address ?? readAddress(own);
  if (options.address === undefined && isReservedHost(address.hostname)) {
    throw new PlainError(
      `site.ts: ${own} is nobody’s address. Put yours there, or give one: npm run doctor -- --live https://…`,
      2,
    );
  }
  if (options.send && !options.yes) await askFirst(content.contact.email, address);
  const now = new Date();
  const report = await examineLive({
    content,
    address,
    ownAddress: own,
    network: createNetwork({
      allowLocal: options.allowLocal,
      userAgent: `Mozilla/5.0 (compatible; portfolio-doctor; +${address.href})`,
    }),
    remembered: await remember(path.join(projectDir, MEMORY), now),
    built: localBuild(path.join(projectDir, 'out')),
    browser: true,
    send: options.send,
    now,
  });
  console.log(options.json ? liveJson(report) : `\n${liveReport(report)}\n`);
  return exitCode(report);
}

/** @throws PlainError unless somebody says yes */
async function askFirst(email: string, address: URL): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new PlainError('Nobody is here to be asked; add --yes to send a message.', 2);
  }
  // What is printed may be read by a program; the question is for a person.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const question = `This sends a real message to ${email} through the form at ${address.href}. Send it? (y/N) `;
  // Ctrl+D ends the terminal without an answer.
  const closed = once(terminal, 'close').then(() => '');
  const answer = await Promise.race([terminal.question(question), closed]).catch(() => '');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new PlainError('Nothing was sent.', 2);
}
