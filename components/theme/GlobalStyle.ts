'use client';

import { createGlobalStyle } from 'styled-components';
import { tokenDeclarations } from './tokens';

export const GlobalStyle = createGlobalStyle`
  :root { color-scheme: light dark; ${tokenDeclarations} }
  body { margin: 0; color: var(--ink); background: var(--paper); font-family: var(--face), sans-serif; }
`;
