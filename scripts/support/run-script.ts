import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a script with its message alone, without a stack: a mistake that the user can correct. */
export class PlainError extends Error {
  /** @param exitCode what the script ends with; with 0 the message is no error but an answer */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Runs a script's main function; a PlainError ends it with its message and its exit code. */
export function runScript(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const { message, exitCode } =
      error instanceof PlainError ? error : { message: error, exitCode: 1 };
    if (exitCode === 0) console.log(message);
    else console.error(message);
    process.exit(exitCode);
  });
}

/**
 * Reads a command line as Node's `parseArgs` does.
 * @param usage what the command takes, to be printed
 * @param exitCode what a mistake ends the script with
 * @throws PlainError with the usage, for a mistake and for `--help`, which ends with 0
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
  exitCode = 1,
) {
  if (args.includes('--help') || args.includes('-h')) throw new PlainError(usage, 0);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new PlainError(usage, exitCode);
  }
}
