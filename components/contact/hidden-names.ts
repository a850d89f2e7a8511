import { css } from 'styled-components';
import { visuallyHidden } from '../theme/shared-classes';

/** The icon and the value of a contact are enough to see. Screen readers also read the name. */
export const hiddenNames = css`
  dt span {
    ${visuallyHidden}
  }
`;
