import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { madeFiles } from '../../../app/files';
import type { Content } from '../../../lib/content/schema';
import { siteAddress } from '../../../lib/hosting/site-address';
import { environmentFaults } from '../../build/before/environment';
import { loadContent } from '../../build/before/load-content';
import { PlainError } from '../../support/run-script';
import { report, type Topic, things } from '../findings';
import { isLocalHost, isReservedHost } from '../links';
import { type DoctorOptions, readAddress } from '../options';
import { checks, examineLive } from './examine';
import { sendingFindings } from './send';
import { dayOf } from './visit';

/**
 * Visits the published site and prints what is wrong with it.
 * @returns the exit code: 1 if something is wrong, else 0
 * @throws PlainError, with exit code 2, when it does not know where to look, or may not
 */
export async function visitLive(projectDir: string, options: DoctorOptions): Promise<0 | 1> {
  const { input, faults } = await loadContent(projectDir);
  const all = [...environmentFaults(process.env), ...faults];
  if (all.length > 0) throw new PlainError(all.join('\n'), 2);
  const content = input as Content; // Its check found no fault.
  const own = siteAddress(content.site)('/');
  const address = options.address ?? readAddress(own);
  if (isReservedHost(address.hostname)) {
    throw new PlainError(`${address} is an example; write your address into content/site.ts.`, 2);
  }
  if (isLocalHost(address.hostname) && !options.allowLocal) {
    throw new PlainError(`${address} is on this machine or its network; add --allow-local.`, 2);
  }
  if (options.send && !options.yes) await askFirst(content.contact.email, address);
  const asked = options.send ? { ...checks, 'message sent': sendingFindings } : checks;
  const settings = { content, address, own, madeFiles, out: path.join(projectDir, 'out') };
  const { findings, good, links } = await examineLive(settings, asked);
  const count = (topic: Topic) => findings.filter((each) => each.topic === topic).length;
  const isWell = count('wrong') === 0;
  const visited = new Date();
  if (options.json) {
    const data = { address: address.href, visited, isWell, findings, good, links };
    console.log(JSON.stringify(data, null, 2));
  } else {
    const better = count('advice') === 0 ? 'The site is well.' : 'Nothing is wrong.';
    const verdict = isWell ? better : `Something is wrong: ${things(count('wrong'))} to do.`;
    const inOrder = good.length > 0 ? `In order: ${good.join(', ')}\n\n` : '';
    console.log(`\n${address}, visited on ${dayOf(visited)}\n`);
    console.log(`${report(findings, inOrder + verdict)}\n`);
  }
  return isWell ? 0 : 1;
}

/** @throws PlainError unless somebody says yes */
async function askFirst(email: string, address: URL): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new PlainError('Nobody is here to answer; add --yes to send a message.', 2);
  }
  // On standard error: what is printed may be read by a program.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(
    `This sends a real message to ${email} through the form at ${address}. Send it? (y/N) `,
  );
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new PlainError('Nothing was sent.', 2);
}
