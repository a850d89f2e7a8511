import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './export-files';

const compressible = /\.(html|js|css|json|webmanifest|txt|md|xml|svg|vcf|ico)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes `.br` and `.gz` copies beside text files, for hosts that send them as they are: nginx with
 * gzip_static, Caddy with precompressed, the preview server.
 */
export async function compress(out: string): Promise<void> {
  const files = (await listFiles(out)).filter((file) => compressible.test(file));
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(out, name);
      const original = await readFile(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: original.length };
      await writeFile(`${file}.br`, await toBrotli(original, { params }));
      await writeFile(
        `${file}.gz`,
        await toGzip(original, { level: constants.Z_BEST_COMPRESSION }),
      );
    }),
  );
}
