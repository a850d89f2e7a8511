import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';

export interface Body {
  /** Decompressed. */
  body: Buffer;
  /** Whether there was more than the limit. */
  isCut: boolean;
}

const decoders: Record<string, () => Transform> = {
  br: createBrotliDecompress,
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
};

/**
 * Reads the body of an answer, decompressing it on the way, so that a small answer that unpacks
 * to gigabytes ends at the limit like any other.
 * @param limit in bytes, decompressed; with 0 nothing is read
 * @throws when the answer breaks off or is not compressed as it says
 */
export async function readBody(response: IncomingMessage, limit: number): Promise<Body> {
  if (limit === 0) {
    response.destroy();
    return { body: Buffer.alloc(0), isCut: false };
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(response) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > limit) break;
  }
  return { body: Buffer.concat(chunks).subarray(0, limit), isCut: size > limit };
}

function decoded(response: IncomingMessage): Readable {
  const coding = (response.headers['content-encoding'] ?? '').trim().toLowerCase();
  const decoder = decoders[coding];
  // A coding that we did not ask for is left as it came; whoever reads the body will say so.
  if (decoder === undefined) return response;
  // The reading of the decoder reports what goes wrong in either.
  return pipeline(response, decoder(), () => {}) as Transform;
}
