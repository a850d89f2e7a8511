/** A fault the user can fix: shown as its sentence alone, without a stack. */
export class PlainError extends Error {
  /** @param exitCode what the script ends with */
  constructor(
    message: string,
    readonly exitCode = 1,
  ) {
    super(message);
  }
}

/** Runs a script's main function; a PlainError ends it with its sentence and its exit code. */
export function runScript(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    const isPlain = error instanceof PlainError;
    console.error(isPlain ? error.message : error);
    process.exit(isPlain ? error.exitCode : 1);
  });
}
