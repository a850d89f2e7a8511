import { parseArgs } from 'node:util';
import { isWebAddress } from '../../lib/hosting/addresses';
import { PlainError } from '../support/run-script';

/** What `npm run doctor` was asked for. */
export type DoctorOptions =
  | { live: false; strict: boolean }
  | {
      live: true;
      /** Where to look, with a slash at its end; undefined for the content's own address. */
      address?: URL;
      send: boolean;
      /** Whether the question before sending is answered already. */
      yes: boolean;
      json: boolean;
      allowLocal: boolean;
    };

const HELP =
  'The options of doctor are --strict, or --live [address] with --send, --yes, --json, --allow-local.';

/**
 * Reads the command line.
 * @throws PlainError, with exit code 2, for what it cannot read
 */
export function readOptions(args: string[]): DoctorOptions {
  const { values, positionals } = parse(args);
  const { strict = false, live = false, send, yes, json } = values;
  const allowLocal = values['allow-local'];
  if (!live) {
    if (send || yes || json || allowLocal || positionals.length > 0) throw new PlainError(HELP, 2);
    return { live, strict };
  }
  if (strict || positionals.length > 1) throw new PlainError(HELP, 2);
  return {
    live,
    ...(positionals[0] === undefined ? {} : { address: readAddress(positionals[0]) }),
    send: send ?? false,
    yes: yes ?? false,
    json: json ?? false,
    allowLocal: allowLocal ?? false,
  };
}

function parse(args: string[]) {
  const flag = { type: 'boolean' } as const;
  const options = {
    strict: flag,
    live: flag,
    send: flag,
    yes: flag,
    json: flag,
    'allow-local': flag,
  };
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new PlainError(HELP, 2);
  }
}

/**
 * An address as people give it, as the folder that the page stands in.
 * @throws PlainError if it is none
 */
export function readAddress(given: string): URL {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`;
  if (!isWebAddress(text)) {
    throw new PlainError(`"${given}" is no address like https://name.example/portfolio/.`, 2);
  }
  const url = new URL(text);
  url.search = '';
  url.hash = '';
  url.pathname = url.pathname.replace(/(\/index\.html|\/)?$/, '/');
  return url;
}
