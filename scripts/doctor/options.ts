import { isWebAddress } from '../../lib/hosting/addresses';
import { PlainError, readArguments } from '../support/run-script';

const USAGE = `npm run doctor                       what is left to do before the site goes live
npm run doctor -- --strict           the same, with exit code 1 while anything is left
npm run doctor -- --live [ADDRESS]   what is wrong with the published site
  --send           also sends you a real message through its form
  --json           prints JSON
  --allow-local    lets it visit an address of this machine or its network`;

const flag = { type: 'boolean', default: false } as const;
const flags = { strict: flag, live: flag, send: flag, json: flag, 'allow-local': flag };

/** What `npm run doctor` was asked for. */
export type DoctorOptions = ReturnType<typeof readOptions>;

/**
 * Reads the command line. `address` is the page to visit; undefined for the one in the content.
 * @throws PlainError, with exit code 2, for what it cannot read, and with the usage for --help
 */
export function readOptions(args: string[]) {
  const { values, positionals } = readArguments(args, flags, USAGE, 2);
  const { strict, live, send, json, 'allow-local': allowLocal } = values;
  const [given, ...others] = positionals;
  const isMixed = live ? strict : send || json || allowLocal || given !== undefined;
  if (isMixed || others.length > 0) throw new PlainError(USAGE, 2);
  const address = given === undefined ? undefined : readAddress(given);
  return { strict, live, send, json, allowLocal, address };
}

/**
 * An address as people write it, as the folder that the page stands in.
 * @throws PlainError if it is none
 */
export function readAddress(given: string): URL {
  const text = given.includes('://') ? given : `https://${given}`;
  if (!isWebAddress(text)) {
    throw new PlainError(`"${given}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const { origin, pathname } = new URL(text);
  return new URL(pathname.replace(/(\/index\.html|\/)?$/, '/'), origin);
}
