import { readFile, stat } from 'node:fs/promises';
import { PlainError } from '../support/run-script';
import { linkedinToResume } from './linkedin';

/** More bytes than any résumé has: a larger file is something else. */
const fileLimit = 50_000_000;

const sections = ['basics', 'work', 'education', 'skills', 'projects'];

/**
 * The résumé in a file, told apart by what it begins with: a ZIP archive by its signature.
 * @returns what the file holds, in the form of JSON Resume; its fields are unchecked
 * @throws PlainError for a file that is missing, damaged or something else
 */
export async function readResume(file: string): Promise<unknown> {
  const bytes = await read(file);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return linkedinToResume(bytes);
  let resume: unknown;
  try {
    resume = JSON.parse(textOf(bytes));
  } catch {
    throw new PlainError(`${file} is neither JSON nor a ZIP archive, or it is damaged.`);
  }
  const isResume =
    typeof resume === 'object' && resume !== null && sections.some((name) => name in resume);
  if (!isResume) {
    throw new PlainError(`${file} is no résumé in the JSON Resume form: it has no "basics".`);
  }
  return resume;
}

/** Windows' editors may save UTF-16; both kinds say so with their first bytes. */
function textOf(bytes: Buffer): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return bytes.toString(isUtf16 ? 'utf16le' : 'utf8').replace(/^\ufeff/, '');
}

async function read(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size > fileLimit) throw new PlainError(`${file} is too large to be a résumé.`);
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new PlainError(
      code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read (${code}).`,
    );
  }
}
