import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake that the user can correct: `runScript` prints its message without a stack trace. */
export class PlainError extends Error {
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Node's codes for files that cannot be read or written: no permission, a full disk … */
const fileErrors = ['EACCES', 'EEXIST', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];

/**
 * The message of an error that the user can correct, for example "EACCES: permission denied, open
 * 'out/cv.pdf'". Undefined for another error.
 */
export function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', message }: NodeJS.ErrnoException = error;
  return error instanceof PlainError || fileErrors.includes(code) ? message : undefined;
}

/**
 * Runs a script's main function. An error that the user can correct ends it with a sentence, any
 * other with a stack trace.
 */
export function runScript(main: () => Promise<void>): void {
  // A reader like `head` may stop reading. The script then ends its work in silence.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  main().catch((error: unknown) => {
    console.error(sentenceFor(error) ?? error);
    process.exit(error instanceof PlainError ? error.exitCode : 1);
  });
}

/**
 * Reads the command line with Node's `parseArgs`; `--help` prints the usage and ends the script.
 * @param exitCode the exit code for a mistake
 * @throws PlainError with the usage for a mistake
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  exitCode = 1,
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    throw new PlainError(usage, exitCode);
  }
}
