'use client';

import styled from 'styled-components';

/** A row of texts with dots between them. */
// The dot of each text is before it, in the gap. The first dot of a line is outside the row, which
// clips it. The padding is room for the focus rings of links. The second `content` keeps screen
// readers from announcing the dot, in browsers that know alternative texts.
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
