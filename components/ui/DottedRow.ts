'use client';

import styled from 'styled-components';

/** A row of texts with dots between them. */
// Each text has its dot in the gap before it. The first text of a line has its dot outside of the
// row, and `overflow` hides it. The padding makes room for the focus rings of links. The second
// `content` gives the dot an empty alternative text, so that screen readers do not announce it.
// Older browsers ignore that line.
export const DottedRow = styled.div.attrs<{ 'data-print'?: string }>({ 'data-print': 'row' })`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.2em;
  margin: -6px;
  padding: 6px;
  overflow: hidden;
  > * {
    margin-inline-start: -1.2em;
    padding-inline-start: 1.2em;
  }
  > ::before {
    content: '·';
    content: '·' / '';
    display: inline-block;
    width: 1.2em;
    margin-inline-start: -1.2em;
    text-align: center;
  }
`;
