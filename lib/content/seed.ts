import { createHash } from 'node:crypto';

/**
 * Four numbers from 0 up to 1, in steps of a hundredth, that follow from a text alone: the same in
 * every build, others for another text.
 */
export function seedOf(text: string): [number, number, number, number] {
  const hash = createHash('sha256').update(text.normalize()).digest();
  const part = (index: number) => Math.floor((hash.readUInt16BE(index * 2) / 65536) * 100) / 100;
  return [part(0), part(1), part(2), part(3)];
}
