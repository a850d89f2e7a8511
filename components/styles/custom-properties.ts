import { css } from 'styled-components';
import { deepPalette, type Hues, palette, type Theme, waterColors } from '@/lib/design/palette';
import { LINE_WIDTH } from '@/lib/design/typeface';
import { columnWidth, MAX_GUTTER, media, pictureWidth } from './media';
import { wholePixels } from './mixins';

// The design's values as CSS custom properties: the color `page` is `var(--page)`.

declare module 'react' {
  /** Custom properties in `style` attributes. React documents them, but has no type for them. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

export function customPropertyRules(hues: Hues) {
  // `color-scheme` is for what browsers draw themselves, like scrollbars. With `only`, browsers
  // that darken light pages leave this one alone: its own colors are light or dark.
  const scheme = { light: 'only light', dark: 'dark' };
  const colors = (theme: Theme) =>
    `color-scheme:${scheme[theme]};${declarations(palette(hues, theme))}`;
  // Water is that of the page's theme, also on dark grounds. Dark waves have lines.
  const water = (theme: Theme) =>
    declarations({
      ...waterColors(hues, theme),
      'wave-line-width': theme === 'dark' ? '1.5px' : '0',
    });
  // On a dark page, `deep` has the colors of the page, in place of those of `deepPalette`.
  const darkPage = (root: string) =>
    `${root}, ${root} [data-ground='deep'] { ${colors('dark')}${water('dark')} }`;
  return css`
    /* A light page. Prints are light, too. */
    :root {
      ${colors('light')}
      ${water('light')}
      --text-sm: 0.9375rem;
      --text-md: clamp(1.0625rem, 1rem + 0.185vw, 1.25rem);
      --text-lg: clamp(1.1875rem, 1.1rem + 0.4vw, 1.4375rem);
      --text-xl: clamp(1.4375rem, 1.3rem + 0.7vw, 1.875rem);
      /* Titles of lists, and large texts of projects: between texts and titles of sections. */
      --text-headline: clamp(1.2 * var(--text-xl), 0.62 * var(--text-2xl), 3rem);
      /* Titles of sections. */
      --text-2xl: min(1.2rem + 3.9vw, 5.4rem);
      /* The space between entries or columns, and below titles; \`gap-lg\` is that between groups. */
      --gap: clamp(1.75rem, 1.2rem + 2.6vw, 4rem);
      --gap-lg: clamp(2.25rem, 1.1rem + 5vw, 5.5rem);
      /* The edge that the camera of a phone takes from a screen on its side. */
      --camera: max(env(safe-area-inset-left), env(safe-area-inset-right));
      /* The space at each side of the column. */
      --gutter: max(clamp(1.25rem, 0.6rem + 3vw, ${MAX_GUTTER}rem), var(--camera));
      --max-column: ${columnWidth.usual}rem;
      /* The greatest width of a text. Its lines have at most 70 characters. */
      --measure: ${LINE_WIDTH}em;
      /* The distances between depth lines are multiples of it. Narrow windows have less water. */
      --depth-unit: clamp(0.3rem, 2vw - 0.3rem, 0.9rem);
      /* The height of the waves with which a deep section and Contact begin. */
      --wave-height: clamp(4rem, 1.3rem + 9.5vw, 13rem);
      /* The least size of what a finger presses: 44 px (WCAG 2.5.5). */
      --tap-size: 2.75rem;
      /* 72 px; in narrow windows 60 px; in low ones, like a screen zoomed to 400 %, still less. */
      --header-height: clamp(var(--tap-size), 14vh, min(4.5rem, 3.4rem + 1.5vw));
      --radius-sm: 0.5rem;
      --radius-md: 0.875rem;
      --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
      /* The width of the picture of Home beside the text. */
      ${wholePixels('--home-picture', `min(${pictureWidth.vw}vw, ${pictureWidth.rem}rem)`)}
      /* From the edge of the window to the column. */
      --page-margin: max(var(--gutter), (100vw - var(--max-column)) / 2);
      --column: calc(100vw - 2 * var(--page-margin));
      /* It depends on the window only, so second columns begin at one x (\`twoColumns\`). */
      --first-column: calc(0.4 * var(--column) - var(--gap));
      /* Targets and the focus stop below the fixed header. One pixel less, so that the lines of
         header and section are one. */
      scroll-padding-top: calc(var(--header-height) - 1px);
      /* 1rem, by eye: 16 px in windows of up to 1,794 px, 20 px at 2,560 px, and at most 24 px. */
      font-size: clamp(100%, 100% + 0.0052 * (100vw - 1794px), 150%);
      -webkit-text-size-adjust: 100%;
      ${media.vast} {
        --max-column: ${columnWidth.vast}rem;
      }
    }
    @media screen {
      /* On a light page, \`deep\` has the dark colors, of which a few differ. */
      [data-ground='deep'] {
        ${colors('dark')}
        ${declarations(deepPalette(hues))}
        --ground: var(--deep);
      }
      /* Land has no value: the color of the page is seen. On the sea, soft texts would be faint. */
      [data-ground='sea'] {
        --ground: var(--sea);
        --ink-soft: var(--ink);
      }
      /* A dark page, chosen by the visitor or by the system. Both need a rule, because our oldest
         browsers do not know \`light-dark()\`. */
      ${darkPage(":root[data-theme='dark']")}
    }
    @media screen and (prefers-color-scheme: dark) {
      ${darkPage(":root:not([data-theme='light'])")}
    }
    /* With \`!important\`, it wins over more specific rules, like those for [data-theme]. */
    ${media.moreContrast} {
      :root, [data-ground='deep'] {
        --ink-soft: var(--ink) !important;
        --edge: var(--ink) !important;
        --line: var(--ink) !important;
        --link: var(--ink) !important;
      }
    }
  `;
}
