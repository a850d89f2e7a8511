'use client';

import styled, { css } from 'styled-components';
import { type LinkRowProps, linksInRow } from './SiteMenu.styles';

/** A list of languages that opens: in the panel of the menu, or as a box below the row. */
export const LanguageList = styled.details<LinkRowProps>`
  position: relative;
  summary {
    gap: 0.5em;
    min-height: 2.75rem;
    padding-inline: var(--link-padding);
    white-space: nowrap;
  }
  ${linksInRow(css`
    div {
      position: absolute;
      inset-inline-end: 0;
      border: 1px solid var(--edge);
      border-radius: var(--radius-md);
      background: var(--surface);
    }
  `)}
`;
