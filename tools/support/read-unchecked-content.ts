import { faultLine } from '../../lib/content/fault';
import type { ContentFiles } from '../../lib/content/files';
import { readContent } from '../../scripts/support/read-content';
import { PlainError } from '../../scripts/support/run-script';

/**
 * Reads the content of all languages. It may break rules of the schema.
 * @throws PlainError if a file cannot be read
 */
export async function readUncheckedContent(): Promise<ContentFiles> {
  const { files, faults } = await readContent();
  if (faults.length > 0) throw new PlainError(faults.map(faultLine).join('\n'));
  return files;
}
