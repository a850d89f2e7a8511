import { createHash } from 'node:crypto';
import { CoverBackground, CoverTitle } from './Cover.styles';

/**
 * Replaces a missing picture of a project: its title over the page's contours, which are turned and
 * shifted by a hash of the title, so that no two covers look alike. Hidden from assistive technology,
 * since the title follows as a heading.
 */
export function Cover({ title }: { title: string }) {
  const hash = createHash('sha256').update(title.normalize()).digest();
  /** A value from 0 to 0.99 that depends on the title only. */
  const chance = (index: number) => Math.floor(hash.readUInt8(index) / 2.56) / 100;
  // Between the middle and the edges of the drawing, where the lines are dense.
  const shift = `translate(${chance(2) * 50 - 25}%,${chance(4) * 50 - 25}%)`;
  return (
    <CoverBackground
      aria-hidden="true"
      data-print="hide"
      $placement={`${shift} rotate(${chance(0) * 360}deg) scale(${1.2 + chance(6)})`}
    >
      <CoverTitle>{title}</CoverTitle>
    </CoverBackground>
  );
}
