import { LinkedText } from './LinkedText';

/** Highlights. They may have several lines, so markers show where each begins. */
export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <ul className="points" role="list">
      {points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} />
        </li>
      ))}
    </ul>
  );
}
