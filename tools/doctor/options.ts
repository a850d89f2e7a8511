import { isWebUrl } from '../../lib/hosting/urls';
import { PlainError, readArguments } from '../../scripts/support/run-script';

const usage = `npm run doctor                       what is left to do before the site goes live
npm run doctor -- --strict           the same; the exit code is 1 if something is wrong,
                                     3 if only sample content or an unconnected form is left
npm run doctor -- --live [ADDRESS]   what is wrong with the published site`;

const flag = { type: 'boolean', default: false } as const;
const flags = { strict: flag, live: flag };

/**
 * Reads the command line. `address` is the page to visit; undefined means the address in the
 * content.
 * @throws PlainError, with exit code 2, for unknown or contradictory options
 */
export function readOptions(args: string[]) {
  const { values, positionals } = readArguments(args, flags, usage, 2);
  const { strict, live } = values;
  const [text, ...others] = positionals;
  const isContradictory = live ? strict : text !== undefined;
  if (isContradictory || others.length > 0) throw new PlainError(usage, 2);
  const address = text === undefined ? undefined : readAddress(text);
  return { strict, live, address };
}

/**
 * The address of the page's folder, with a slash at the end, for an address that may have no
 * scheme, or end in `index.html`.
 * @throws PlainError if it is not a web address
 */
export function readAddress(text: string): URL {
  const full = text.includes('://') ? text : `https://${text}`;
  if (!isWebUrl(full)) {
    throw new PlainError(`"${text}" is not an address like https://name.example/portfolio/.`, 2);
  }
  const { origin, pathname } = new URL(full);
  return new URL(pathname.replace(/(\/index\.html|\/)?$/, '/'), origin);
}
