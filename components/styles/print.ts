import { css } from 'styled-components';

/**
 * The page on paper: a plain document. It has hardly any styles of the screen, so that their
 * changes cannot break it. Parts that are not for paper are hidden here, or have `onlyOnScreen`.
 */
export const printRules = css`
  @page {
    margin: 14mm 16mm;
  }
  @media print {
    body {
      background: none;
      font-size: 9.5pt;
      line-height: 1.35;
    }
    /* Only rows of texts with dots between them keep their styles, so no line ends in a dot. */
    #main :where(:not(.dotted, .dotted *)), #main :not(.dotted *)::before, #main ::after {
      all: revert;
    }
    body > :not(main), main :is(button, form, img, noscript, summary, svg),
    .visually-hidden, #home [role='list'] {
      display: none !important;
    }
    /* Chrome before 131 and Firefox before 143 leave out what closed <details> contain. */
    #main ::details-content {
      display: block;
      height: auto;
      content-visibility: visible;
    }
    #main :is(h1, h2, h3, h4) {
      margin: 0.8em 0 0.2em;
      break-after: avoid;
    }
    #main :is(p, dl, li, [role='list']:not(.dotted)) {
      margin-block: 0 0.4em;
    }
    /* These rows have the size of the text around them, and no room for focus rings. */
    #main :is(.dotted, .dotted *) {
      color: inherit;
      font-size: inherit;
    }
    #main .dotted {
      margin-block: 0;
      padding-block: 0;
    }
    /* The dates of a job are above its title. */
    #experience [role='list']:not(.dotted) > li {
      margin-top: 0.8em;
    }
    #experience li :is(h3, h4) {
      margin-top: 0;
    }
    #main :is(p, li) {
      break-inside: avoid;
    }
    #main [role='list']:not(.dotted, .points) {
      padding: 0;
      list-style: none;
    }
    /* In one line: the name of a fact and its value, and all of a skill. */
    #main :is(dt, dd), #skills li :is(h3, h4, div, p) {
      display: inline;
      margin-inline: 0 0.6em;
    }
    #main a {
      color: inherit;
      text-decoration: none;
    }
    #main a[href^='http']::after {
      content: ' (' attr(href) ')';
    }
  }
`;
