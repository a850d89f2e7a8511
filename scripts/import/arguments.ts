import { parseArgs } from 'node:util';
import { PlainError } from '../support/run-script';

/**
 * What `npm run import` was told.
 * @param args of the command line
 * @throws PlainError with the usage for anything else
 */
export function readArguments(args: string[]) {
  const usage =
    'Write: npm run import -- resume.json, or npm run import -- LinkedIn-export.zip (with --photo me.jpg, with --force).';
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { photo: { type: 'string' }, force: { type: 'boolean', default: false } },
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error();
    return { file, ...values };
  } catch {
    throw new PlainError(usage);
  }
}
