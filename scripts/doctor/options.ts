import { isWebAddress } from '../../lib/hosting/addresses';
import { PlainError, readArguments } from '../support/run-script';

/** What `npm run doctor` was asked for. */
export interface DoctorOptions {
  strict: boolean;
  live: boolean;
  /** The page to visit, with a slash at its end; undefined for the address in the content. */
  address?: URL;
  /** Whether to send a message through the form; `yes` answers the question before it. */
  send: boolean;
  yes: boolean;
  json: boolean;
  /** Whether an address of this machine or its network may be visited. */
  allowLocal: boolean;
}

const USAGE = `npm run doctor                       what is left to do before the site goes live
npm run doctor -- --strict           the same, with exit code 1 while anything is left
npm run doctor -- --live [ADDRESS]   what is wrong with the published site
  --send           sends you a real message through its form, after asking
  --yes            sends it without asking
  --json           prints JSON
  --allow-local    lets it visit an address of this machine or its network`;

const flag = { type: 'boolean', default: false } as const;
const flags = {
  ...{ strict: flag, live: flag, send: flag, yes: flag, json: flag },
  'allow-local': flag,
};

/**
 * Reads the command line.
 * @throws PlainError, with exit code 2, for what it cannot read, and with the usage for --help
 */
export function readOptions(args: string[]): DoctorOptions {
  const { values, positionals } = readArguments(args, flags, USAGE, 2);
  const { 'allow-local': allowLocal, ...rest } = values;
  const { strict, live, send, yes, json } = rest;
  const isMixed = live ? strict : send || yes || json || allowLocal || positionals.length > 0;
  if (isMixed || positionals.length > 1) throw new PlainError(USAGE, 2);
  const address = positionals[0] === undefined ? undefined : readAddress(positionals[0]);
  return { ...rest, allowLocal, address };
}

/**
 * An address as people write it, as the folder that the page stands in.
 * @throws PlainError if it is none
 */
export function readAddress(given: string): URL {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!isWebAddress(text)) {
    throw new PlainError(`"${given}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const { origin, pathname } = new URL(text);
  return new URL(pathname.replace(/(\/index\.html|\/)?$/, '/'), origin);
}
