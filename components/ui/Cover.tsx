import { CoverBackground, CoverTitle } from './Cover.styles';

/**
 * Replaces the missing picture of a project: its title over contour lines. The letters of the title
 * decide how the lines are turned and shifted, so that covers look different. Assistive technology
 * ignores the cover, because the title follows as a heading.
 */
export function Cover({ title }: { title: string }) {
  const sum = Array.from(title.normalize(), (letter) => letter.codePointAt(0) ?? 0).reduce(
    (total, codePoint) => total + codePoint,
    0,
  );
  // Turned by the golden angle, similar titles have very different covers.
  const turn = (sum * 137.5) % 360;
  // Between the middle and the edges of the drawing, where the lines are dense.
  const shift = (sum % 50) - 25;
  return (
    <CoverBackground
      aria-hidden="true"
      data-print="hide"
      $placement={`translate(${shift}%,${-shift}%) rotate(${turn}deg) scale(1.6)`}
    >
      <CoverTitle>{title}</CoverTitle>
    </CoverBackground>
  );
}
