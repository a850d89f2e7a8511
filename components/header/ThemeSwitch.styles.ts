import { css } from 'styled-components';
import { square } from '../ui/mixins';
import { type LinkRowProps, linksInRow } from './SiteMenu.styles';

/**
 * A selector for the input of the chosen theme. `:checked` would be late: the root element has the
 * theme from the first paint on, but the input is checked only after hydration.
 */
const chosenInput = `:is(${[
  ':root[data-theme=light] [value=light]',
  ':root[data-theme=dark] [value=dark]',
  ':root:not([data-theme=light], [data-theme=dark]) [value=system]',
].join()})`;

/**
 * Part of `BarBox`: the theme switch. The input fills its label, and the icon is drawn on top of
 * the input. If colors are forced, the chosen input has the colors of selected text.
 */
export const themeSwitchStyles = css<LinkRowProps>`
  fieldset {
    display: inline-flex;
    margin-top: 0.5rem;
    border: 1px solid var(--edge);
    border-radius: var(--radius-sm);
    label {
      ${square}
      position: relative;
    }
    input {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      margin: 0;
      border-radius: calc(var(--radius-sm) - 1px);
      appearance: none;
      cursor: pointer;
    }
    svg {
      position: relative;
      pointer-events: none;
    }
    ${chosenInput} {
      background: var(--ink);
      + svg {
        color: var(--page);
      }
    }
    @media (forced-colors: active) {
      --ink: Highlight;
      --page: HighlightText;
    }
    ${linksInRow(css`
      margin-top: 0;
      @media (pointer: fine) {
        label {
          width: 2.25rem;
          height: 2.25rem;
        }
      }
    `)}
    @media (scripting: none) {
      display: none;
    }
  }
`;
