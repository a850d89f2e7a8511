import { LinkedText } from './LinkedText';
import { PointList } from './Points.styles';

interface PointsProps {
  points: readonly string[];
  /** Read by screen readers after a link that opens a new tab. */
  newTab: string;
}

/** Points below a description. They may contain links. Shows nothing if there are none. */
export function Points({ points, newTab }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <PointList data-print="points">
      {points.map((point, index) => (
        <li key={index}>
          <LinkedText text={point} newTab={newTab} />
        </li>
      ))}
    </PointList>
  );
}
