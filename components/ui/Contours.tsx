import { Lines } from './Contours.styles';
import { contourPath, contourViewBox } from './contourPaths';
import { Still } from './Still';

interface ContoursProps {
  /** Fainter, where text and controls lie over them. */
  faint?: boolean;
}

/** The motif of the page: depth contours of a lake, drawn once, never moving. */
export function Contours({ faint }: ContoursProps) {
  return (
    <Lines
      viewBox={contourViewBox}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
      data-faint={faint ? '' : undefined}
      data-print="hide"
    >
      {faint ? (
        <use href="#contours" />
      ) : (
        <Still as="g" id="contours">
          <path d={contourPath} />
        </Still>
      )}
    </Lines>
  );
}
