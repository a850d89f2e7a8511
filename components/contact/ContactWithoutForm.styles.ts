'use client';

import styled from 'styled-components';
import { displayText } from '../theme/display-text';
import { wrappingRow } from '../ui/mixins';
import { hiddenNames } from './hidden-names';

/** Without a form, the address itself is the headline of the section. */
export const ContactWithoutFormBox = styled.div`
  container-type: inline-size;
  .address a {
    display: inline-block;
    /* The largest size at which the address fits on one line. --length is its number of letters,
       which are about 0.56 em wide. */
    font-size: clamp(1.25rem, 100cqi / (0.56 * var(--length)), 4rem);
    ${displayText}
    line-height: 1.15;
    text-decoration-thickness: 0.055em;
    text-underline-offset: 0.14em;
  }
  .offer {
    max-width: var(--measure);
    margin-top: 1.5rem;
    font-size: var(--text-lg);
    line-height: 1.5;
  }
  .actions {
    ${wrappingRow}
    gap: 0.75rem;
    margin-top: 2rem;
  }
  .others {
    ${wrappingRow}
    justify-content: space-between;
    gap: 0.5rem 2.25rem;
    margin-top: var(--gap-lg);
    padding-top: 1rem;
    border-top: 1px solid var(--line);
    ${hiddenNames}
  }
  .others ul,
  .others dl {
    ${wrappingRow}
    gap: 0 2.25rem;
    border: 0;
  }
  .others dl > div {
    display: flex;
    align-items: center;
    gap: 0.6em;
    border: 0;
  }
  .others dd {
    padding: 0;
  }
`;
