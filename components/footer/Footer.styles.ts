'use client';

import styled from 'styled-components';
import { media } from '../styles/media';
import { iconGround, tapTarget, wrappingRow } from '../styles/mixins';
import { Column } from '../ui/Section.styles';

export const FooterBox = styled.footer`
  /* The footer is in front of the section before, which may reach into its first pixel. */
  position: relative;
  padding-block: 2rem max(2rem, env(safe-area-inset-bottom));
  font-size: var(--text-sm);
`;

export const FooterRow = styled(Column)`
  ${wrappingRow}
  gap: 0.5rem 1.5rem;
  /* The copyright and the link to the top are equally wide, so that a list is in the middle. */
  p {
    flex: 1;
    ${media.belowSplit} {
      flex: auto;
    }
  }
  ul {
    ${wrappingRow}
    /* The padding of the first and the last link is outside of the column. */
    margin-inline: -0.75rem;
  }
  li a {
    ${tapTarget}
    ${iconGround}
    padding-inline: 0.75rem;
    border-radius: 2rem;
  }
`;

export const BackToTop = styled.a`
  ${tapTarget}
  /* The ring of the focus is around the text only. */
  width: fit-content;
  margin-inline-start: auto;
  text-decoration: underline;
`;

/**
 * A legal text. It appears when a link leads to it (`:target`). It is not a `<details>`, because
 * without a script not every browser opens a `<details>` for a link.
 */
export const LegalTextColumn = styled(Column)`
  padding-block: 2rem 1.5rem;
  &:not(:target) {
    display: none;
  }
  h2 {
    font-size: var(--text-xl);
  }
  p {
    max-width: var(--measure);
    margin-top: 1rem;
  }
`;
