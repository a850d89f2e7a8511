import { createHash } from 'node:crypto';
import { Face, Title } from './Cover.styles';

/**
 * Stands where a project has no picture: its title over the page's contours, turned and shifted
 * by the title, so that no two covers look alike. It says nothing to assistive technology, which
 * has the title below it.
 */
export function Cover({ title }: { title: string }) {
  const [turn, across, down, size] = seedOf(title);
  return (
    <Face
      aria-hidden="true"
      data-print="hide"
      data-cover=""
      // Between the middle and the edges of the drawing, where the lines are dense.
      $look={`translate(${across * 50 - 25}%,${down * 50 - 25}%) rotate(${turn * 360}deg) scale(${1.2 + size})`}
    >
      <Title>{title}</Title>
    </Face>
  );
}

/**
 * Four numbers from 0 up to 1, in steps of a hundredth, that follow from a text alone: the same in
 * every build, others for another text.
 */
function seedOf(text: string): [number, number, number, number] {
  const hash = createHash('sha256').update(text.normalize()).digest();
  const part = (index: number) => Math.floor((hash.readUInt16BE(index * 2) / 65536) * 100) / 100;
  return [part(0), part(1), part(2), part(3)];
}
