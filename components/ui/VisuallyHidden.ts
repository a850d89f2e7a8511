'use client';

import styled from 'styled-components';

/** Text that is read aloud but not shown. */
export const VisuallyHidden = styled.span.attrs<{ 'data-print'?: string }>({
  'data-print': 'hide',
})`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
