import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { listFiles } from '../../../lib/files/list-files';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

const compressible = /\.(html|js|css|json|txt|md|xml|svg|vcf|ico)$/i;

/**
 * Writes `.br` and `.gz` copies of text files for hosts that send such copies: nginx with
 * gzip_static, Caddy with precompressed, the preview server.
 */
export async function compress(exportFolder: string): Promise<void> {
  const files = listFiles(exportFolder).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(exportFolder, name);
      const original = await readFile(file);
      await writeFile(`${file}.br`, await brotliBytes(original));
      await writeFile(`${file}.gz`, await gzipBytes(original, { level: 9 }));
    }),
  );
}
