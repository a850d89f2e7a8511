import { Lines } from './Contours.styles';

interface ContoursProps {
  /** Fainter, where text and controls lie over them. */
  faint?: boolean;
}

/** The motif of the page: depth contours of a lake, drawn once, never moving. */
export function Contours({ faint }: ContoursProps) {
  return <Lines data-faint={faint ? '' : undefined} data-print="hide" />;
}
