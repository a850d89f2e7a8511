'use client';

import { useSyncExternalStore } from 'react';
import styled, { css } from 'styled-components';
import { chooseTheme, shownTheme, subscribeToTheme } from '@/lib/browser/theme';
import { boldTapTarget, iconButton, visuallyHidden } from '../styles/mixins';
import { Icon } from '../ui/Icon';
import { type LinkRowProps, linksInRow } from './SiteMenu.styles';

interface ThemeButtonProps {
  /** The name of the dark theme, which is on while the button is pressed. */
  label: string;
  rowBreakpoint: number;
}

/**
 * Changes between the light and the dark theme. Until it is pressed, the system or the owner
 * decides. It appears with hydration, and its room is free until then.
 */
export function ThemeButton({ label, rowBreakpoint }: ThemeButtonProps) {
  const theme = useSyncExternalStore(subscribeToTheme, shownTheme, () => undefined);
  return (
    <Toggle
      $rowBreakpoint={rowBreakpoint}
      type="button"
      title={label}
      aria-pressed={theme && theme === 'dark'}
      disabled={theme === undefined}
      onClick={() => chooseTheme(theme === 'dark' ? 'light' : 'dark')}
    >
      <Icon name="contrast" />
      <span>{label} </span>
    </Toggle>
  );
}

/** In the panel of the menu the button shows its label, in the row only its icon. */
const Toggle = styled.button<LinkRowProps>`
  ${boldTapTarget}
  padding: 0 var(--link-padding);
  border-radius: var(--radius-sm);
  &:disabled {
    visibility: hidden;
  }
  ${linksInRow(css`
    ${iconButton}
    /* The icon ends where the column ends. */
    margin-inline-end: -0.75rem;
    padding: 0;
    > span {
      ${visuallyHidden}
    }
  `)}
`;
