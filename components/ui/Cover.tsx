import { createHash } from 'node:crypto';
import { CoverBackground, CoverTitle } from './Cover.styles';

/**
 * Replaces the missing picture of a project: its title over contour lines. A hash of the title
 * turns and shifts the lines, so that no two covers look alike. Assistive technology ignores the
 * cover, because the title follows as a heading.
 */
export function Cover({ title }: { title: string }) {
  const hash = createHash('sha256').update(title.normalize()).digest();
  /** A value from 0 to 0.99 that depends only on the title and the index. */
  const fraction = (index: number) => Math.floor(hash.readUInt8(index) / 2.56) / 100;
  // Between the middle and the edges of the drawing, where the lines are dense.
  const shift = `translate(${fraction(2) * 50 - 25}%,${fraction(4) * 50 - 25}%)`;
  return (
    <CoverBackground
      aria-hidden="true"
      data-print="hide"
      $placement={`${shift} rotate(${fraction(0) * 360}deg) scale(${1.2 + fraction(6)})`}
    >
      <CoverTitle>{title}</CoverTitle>
    </CoverBackground>
  );
}
