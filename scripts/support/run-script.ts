import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can correct. `runScript` prints its message without a stack trace. */
export class PlainError extends Error {}

/**
 * Runs a script's main function. A `PlainError` ends the script with a sentence, any other error
 * with a stack trace.
 */
export function runScript(main: () => Promise<void>): void {
  // A reader like `head` may stop reading. The script then goes on without output.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  main().catch((error: unknown) => {
    console.error(error instanceof PlainError ? error.message : error);
    process.exit(1);
  });
}

/**
 * Reads the command line with Node's `parseArgs`; `--help` prints the usage and ends the script.
 * @throws PlainError with the mistake and the usage
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options });
  } catch (error) {
    throw new PlainError(`${(error as Error).message}\n\n${usage}`);
  }
}
