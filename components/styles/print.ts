import { css } from 'styled-components';
import { media } from './media';
import { PAPER_MARGIN } from './sizes';

/**
 * The page on paper, for those who do not print the CV: its texts, in smaller sizes, without
 * pictures, grounds, and anything to press.
 */
export const printRules = css`
  ${media.print} {
    @page {
      margin: 10mm ${PAPER_MARGIN}mm;
    }
    :root {
      /* 1rem, for distances. The sizes of texts follow in pt. */
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
      --first-column: 36%;
    }
    body {
      background: none;
      line-height: 1.3;
    }
    main {
      overflow: visible;
    }
    header, footer, form, button, summary, svg, picture, .visually-hidden, .off-paper,
    [data-drawing=''], [data-fit], [role='meter'] {
      display: none !important;
    }
    /* The box of depth lines, and the water around a portrait, are only invisible: if they were
       removed, their lines would settle again after the print. */
    [data-drawing='settling'], [data-ground='deep']:not(section) {
      visibility: hidden;
    }
    section {
      min-height: 0 !important;
      margin: 1.6rem 0 0 !important;
      padding-block: 0 !important;
      background: none !important;
    }
    ul, ol, li, li > *, dl, dl > * {
      padding-block: 0.1rem !important;
      row-gap: 0.2rem !important;
      align-content: start !important;
    }
    /* Letters are smaller, so the first dot would show in the room for focus rings. */
    .inline {
      padding: 0;
      clip-path: inset(0);
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
