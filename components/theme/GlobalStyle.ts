'use client';

import { createGlobalStyle } from 'styled-components';
import { faceFamily } from './face';
import { tokenDeclarations } from './tokens';

export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light dark; ${tokenDeclarations} }
  body { margin: 0; color: var(--ink); background: var(--paper); font-family: ${faceFamily}; }
`;
