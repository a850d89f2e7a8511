import { css } from 'styled-components';
import { displayTracking, displayWeight } from '@/lib/design/typeface';

/** The weight of the headline and of other large letters, with their letter spacing. */
export const displayText = css`
  font-weight: ${displayWeight};
  letter-spacing: ${displayTracking}em;
`;
