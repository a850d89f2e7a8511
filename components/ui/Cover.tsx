import { createHash } from 'node:crypto';
import { Face, Title } from './Cover.styles';

/**
 * Stands where a project has no picture: its title over the page's contours, turned and shifted
 * by the title, so that no two covers look alike. It says nothing to assistive technology, which
 * has the title below it.
 */
export function Cover({ title }: { title: string }) {
  const hash = createHash('sha256').update(title.normalize()).digest();
  /** From 0 up to 1 in steps of a hundredth; the same in every build, another for another title. */
  const chance = (index: number) => Math.floor(hash.readUInt8(index) / 2.56) / 100;
  // Between the middle and the edges of the drawing, where the lines are dense.
  const shift = `translate(${chance(2) * 50 - 25}%,${chance(4) * 50 - 25}%)`;
  return (
    <Face
      aria-hidden="true"
      data-print="hide"
      data-cover=""
      $look={`${shift} rotate(${chance(0) * 360}deg) scale(${1.2 + chance(6)})`}
    >
      <Title>{title}</Title>
    </Face>
  );
}
