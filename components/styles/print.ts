import { PAPER_MARGIN } from './sizes';

/**
 * The page on paper, for those who do not print the CV: its texts, in smaller sizes, without
 * pictures, grounds, and anything to press. Most rules win over those of a component only with
 * `!important`.
 */
export const printRules = `
  @page {
    margin: 10mm ${PAPER_MARGIN}mm;
  }
  :root {
    /* 1rem, for distances. The sizes of texts follow in pt. */
    font-size: 10.5px;
    --text-sm: 8.5pt;
    --text-md: 9pt;
    --text-lg: 10.5pt;
    --text-xl: 12pt;
    --text-headline: 13pt;
    --text-2xl: 15pt;
    --text-3xl: 22pt;
    --gap: 0.75rem;
    --gap-lg: 1.25rem;
    --gutter: 0px;
    --tap-size: 0px;
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
  [data-drawing=''], [data-plate], [role='meter'] {
    display: none !important;
  }
  /* The box of depth lines is only invisible: if it were removed, its lines would settle again
     after the print. */
  [data-drawing='settling'] {
    visibility: hidden;
  }
  h1, h1 * {
    max-width: none !important;
    white-space: normal !important;
  }
  section {
    padding-block: 0 !important;
    background: none !important;
  }
  section + section {
    margin-top: 1.6rem !important;
  }
  h3 {
    margin-bottom: 0.3rem !important;
  }
  li, li > *, dl > * {
    min-height: 0 !important;
    padding-block: 0.1rem !important;
    row-gap: 0.2rem !important;
    align-content: start !important;
  }
  /* Chrome would part a title from a list with padding. */
  ul, ol, dl {
    margin-block: 0 !important;
    padding-block: 0 !important;
    row-gap: 0.2rem !important;
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
  :is(h1, h2, h3, h4):not(li *), :has(> h2) {
    break-after: avoid;
  }
  p, li {
    break-inside: avoid;
  }
  a {
    color: inherit !important;
    text-decoration: none !important;
  }
  a[href^='http']::after {
    content: ' (' attr(href) ')';
    color: var(--ink-soft);
    font-weight: 400;
  }
`;
