'use client';

import styled from 'styled-components';

export const ShortText = styled.div`
  max-width: var(--measure);
  p {
    font-size: var(--text-sm);
  }
`;
