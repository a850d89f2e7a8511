import { isWebAddress } from '../../lib/hosting/addresses';
import { PlainError, readArguments } from '../support/run-script';

const usage = `npm run doctor                       what is left to do before the site goes live
npm run doctor -- --strict           the same, with exit code 1 while anything is left
npm run doctor -- --live [ADDRESS]   what is wrong with the published site
  --send                             also sends you a real message through its form`;

const flag = { type: 'boolean', default: false } as const;
const flags = { strict: flag, live: flag, send: flag };

/**
 * Reads the command line. `address` is the page to visit; undefined for the content's own.
 * @throws PlainError, with exit code 2, for unknown or contradictory options
 */
export function readOptions(args: string[]) {
  const { values, positionals } = readArguments(args, flags, usage, 2);
  const { strict, live, send } = values;
  const [given, ...others] = positionals;
  const isMixed = live ? strict : send || given !== undefined;
  if (isMixed || others.length > 0) throw new PlainError(usage, 2);
  const address = given === undefined ? undefined : readAddress(given);
  return { strict, live, send, address };
}

/**
 * Turns an address as people write it into that of the page's folder.
 * @throws PlainError if it is not a web address
 */
export function readAddress(given: string): URL {
  const text = given.includes('://') ? given : `https://${given}`;
  if (!isWebAddress(text)) {
    throw new PlainError(`"${given}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const { origin, pathname } = new URL(text);
  return new URL(pathname.replace(/(\/index\.html|\/)?$/, '/'), origin);
}
