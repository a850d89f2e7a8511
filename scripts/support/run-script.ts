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

/** What is wrong with a file, by Node's code. */
const fileFaults: Record<string, string> = {
  EACCES: 'cannot be read or written: you have no permission',
  EEXIST: 'cannot be written: a file is in the place of a folder',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'cannot be written: a file is in the place of a folder',
  EPERM: 'cannot be read or written: you have no permission',
  EROFS: 'cannot be written: the disk can only be read',
};

/** The sentence for an error that the user can correct; undefined for another error. */
export function sentenceFor(error: unknown): string | undefined {
  if (error instanceof PlainError) return error.message;
  if (!(error instanceof Error)) return undefined;
  const { code = '', path, dest = path }: NodeJS.ErrnoException & { dest?: string } = error;
  const fault = fileFaults[code];
  return fault && dest ? `${dest} ${fault}.` : undefined;
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
 * @param allowPositionals accepts arguments that are no options, like files
 * @param exitCode the exit code for a mistake
 * @throws PlainError with the usage for a mistake
 */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
  { allowPositionals = false, exitCode = 1 } = {},
) {
  if (process.argv.includes('--help')) {
    console.log(usage);
    process.exit();
  }
  try {
    return parseArgs({ options, allowPositionals });
  } catch {
    throw new PlainError(usage, exitCode);
  }
}
