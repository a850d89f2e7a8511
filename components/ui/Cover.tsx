import type { CSSProperties } from 'react';
import { initials } from '@/lib/content/names';
import { CoverFrame, Island } from './Cover.styles';

/**
 * Replaces the missing picture of a project: an island with its initials between contour lines. The
 * letters of the title decide how the lines are turned and shifted, so that covers look different.
 * Assistive technology ignores the cover, because the title follows as a heading.
 */
export function Cover({ title }: { title: string }) {
  const sum = Array.from(title.normalize(), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, codePoint) => total + codePoint,
    0,
  );
  // 137.5° for each step of the sum: even titles that differ by one letter look different.
  const turn = (sum * 137.5) % 360;
  // From -25 to 24 percent: between the middle and the edges of the drawing its lines are dense.
  const shift = (sum % 50) - 25;
  const placement = `translate(${shift}%,${-shift}%) rotate(${turn}deg) scale(1.6)`;
  return (
    <CoverFrame
      aria-hidden="true"
      data-print="hide"
      style={{ '--placement': placement } as CSSProperties}
    >
      <Island data-letters={initials(title)} />
    </CoverFrame>
  );
}
