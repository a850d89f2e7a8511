import { css } from 'styled-components';
import { media } from './media';
import { PAPER_MARGIN } from './sizes';

/**
 * What all parts have in common on paper. What one part does there is in its own styles, in a block
 * of `media.print`, which the build moves to a file behind all other rules (`move-rare-rules.ts`).
 * The sizes are smaller, nobody presses anything, and no part has a ground.
 */
export const printRules = css`
  ${media.print} {
    @page {
      margin: 10mm ${PAPER_MARGIN}mm;
    }
    /* Header.styles.ts hides the bar, so --header-height is 0. */
    :root {
      font-size: 10.5px;
      --text-sm: 8.5pt;
      --text-md: 9.5pt;
      --text-lg: 10.5pt;
      --text-xl: 12pt;
      --text-2xl: 15pt;
      --text-3xl: 22pt;
      --gap: 0.75rem;
      --gap-lg: 1.25rem;
      --gutter: 0px;
      --tap-size: 0px;
      --header-height: 0px;
      --measure: none;
    }
    body {
      background: none;
      line-height: 1.3;
    }
    main {
      overflow: visible;
    }
    img, svg, button, form, summary, .visually-hidden {
      display: none !important;
    }
    /* Chrome before 131 and Firefox before 143 leave out what closed <details> contain. */
    ::details-content {
      display: block;
      content-visibility: visible;
    }
    /* Headings stay with what follows, but not in a list: Chrome would keep the name in the last
       row, which is beside its text, together with what follows the list. */
    :is(h1, h2, h3, h4):not(li *) {
      break-after: avoid;
    }
    p, li {
      break-inside: avoid;
    }
    a {
      color: inherit;
      text-decoration: none;
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      color: var(--ink-soft);
      font-weight: 400;
    }
  }
`;
