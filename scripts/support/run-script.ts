import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can correct: `runScript` prints its message without a stack. */
export class PlainError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Runs a script's main function. A PlainError ends it with its message and exit code. */
export function runScript(main: () => Promise<void>): void {
  // A reader like `head` may stop reading. The script then ends its work in silence.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  main().catch((error: unknown) => {
    const isPlain = error instanceof PlainError;
    console.error(isPlain ? error.message : error);
    process.exit(isPlain ? error.exitCode : 1);
  });
}

/**
 * Reads a command line with Node's `parseArgs`; `--help` prints the usage and ends the script.
 * @param exitCode the exit code for a mistake
 * @throws PlainError with the usage for a mistake
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  options: Options,
  usage: string,
  exitCode = 1,
) {
  if (args.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new PlainError(usage, exitCode);
  }
}
