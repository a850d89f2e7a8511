import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads the arguments of a command. A wrong one ends it with a line: "Unknown option '--hots'". */
export function readArguments<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [problem] = (error as Error).message.split(/\.?\n|\. /);
    const names = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    console.error(`${problem}; the options are ${names.join(', ')}.`);
    process.exit(2);
  }
}
