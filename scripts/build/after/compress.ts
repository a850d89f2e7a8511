import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './export-files';

const compressible = /\.(html|js|css|json|webmanifest|txt|md|xml|svg|vcf|ico)$/;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Where a gzip header names the system it was written on; 255 is "unknown". RFC 1952, 2.3. */
const gzipSystemByte = 9;

/**
 * Writes `.br` and `.gz` copies beside text files, for hosts that send them as they are (nginx
 * with gzip_static, Caddy with precompressed, the preview server). The same input gives the same
 * bytes on every system. A copy that saves nothing is left out.
 * @returns the copies, relative to `out`
 */
export async function compress(out: string): Promise<string[]> {
  const files = (await listFiles(out)).filter((file) => compressible.test(file));
  const copies = await Promise.all(
    files.map(async (file) => {
      const original = await readFile(path.join(out, file));
      const made = await Promise.all([brotli(original), gzipped(original)]);
      const names = [`${file}.br`, `${file}.gz`];
      const smaller = made.flatMap((copy, index) =>
        copy.length < original.length ? [{ name: names[index] ?? '', copy }] : [],
      );
      await Promise.all(smaller.map(({ name, copy }) => writeFile(path.join(out, name), copy)));
      return smaller.map(({ name }) => name);
    }),
  );
  return copies.flat();
}

function brotli(original: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: original.length,
  };
  return toBrotli(original, { params });
}

async function gzipped(original: Buffer): Promise<Buffer> {
  const copy = await toGzip(original, { level: constants.Z_BEST_COMPRESSION });
  copy[gzipSystemByte] = 255;
  return copy;
}
