import { css } from 'styled-components';
import { fontFamilyValue } from './font-faces';
import { media } from './media';
import { displayText, muted, TITLE_LINE_HEIGHT, visuallyHidden } from './mixins';

/** The width of a dot in a row of the class `dotted`, with the space around it. */
const DOT_ROOM = '1.2em';

export const elementRules = css`
  /* The rule leaves out *::before and *::after: browsers would compute both for every element. */
  * {
    box-sizing: border-box;
  }

  ${media.motion} {
    :root[data-follows-link] {
      scroll-behavior: smooth;
    }
  }

  body {
    margin: 0;
    color: var(--ink);
    background: var(--page);
    font: 400 var(--text-md) / 1.5 ${fontFamilyValue};
    /* break-word would let a long word widen its grid. */
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;
    /* By default Chromium on Linux rounds the width of each letter to whole pixels. */
    text-rendering: geometricPrecision;
    text-wrap: pretty;
  }
  /* Korean lines end between words, as Korean has spaces. */
  body:lang(ko) {
    word-break: keep-all;
  }
  /* On a screen that is taller than a page, the footer is at its end. */
  @media screen {
    body {
      display: flex;
      flex-direction: column;
      min-height: 100svh;
    }
  }

  /* Pictures at the edge of the window are a bit too wide: vw includes the scrollbar. */
  main {
    overflow-x: clip;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd {
    margin: 0;
    padding: 0;
  }
  /* An intro may have two paragraphs, and a postal address has lines. */
  p {
    white-space: pre-line;
  }
  h1, h2, h3, h4 {
    line-height: ${TITLE_LINE_HEIGHT};
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  /* Lines end between phrases. Those of texts would be too short. */
  :is(h1, h2, h3, h4):lang(ja) {
    word-break: auto-phrase;
  }
  h1, h2 {
    ${displayText}
    line-height: 0.96;
  }
  h3, h4 {
    font-size: var(--text-lg);
  }
  /* An icon gets a ground (iconGround). With :root, the rule wins over those of lists. */
  ${media.hover} {
    :root :is(a, button, summary):hover {
      text-decoration: underline 2px;
    }
  }
  /* Because of this rule, Safari drops the role of a list, so lists have role="list". */
  ul, ol {
    list-style: none;
  }
  b, dd {
    font-weight: 600;
  }
  dt {
    ${muted}
  }
  img, svg {
    display: block;
    height: auto;
  }
  /* Drawings are stretched, but not their lines. */
  path {
    vector-effect: non-scaling-stroke;
  }
  img {
    max-width: 100%;
  }
  button, input, textarea {
    font: inherit;
    color: inherit;
    /* By default, a button has wider letters than a link that looks like one. */
    text-rendering: inherit;
  }
  button {
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  /* The triangle of Safari. */
  summary::-webkit-details-marker {
    display: none;
  }
  a {
    color: var(--link);
    text-underline-offset: 0.2em;
  }

  /* The name of the skill or project that a link led to. */
  li:target :is(h3, h4, p > bdi) {
    text-decoration: underline 0.12em var(--action-edge);
    text-underline-offset: 0.2em;
  }
  /* Because of :where, components may set another radius. */
  :where(:focus-visible) {
    outline: 3px solid var(--link);
    outline-offset: 3px;
    border-radius: 4px;
  }
  /* 1rem, by which Reveal slides it up meanwhile; 6px for the ring; 6px of space. */
  :where(:focus-visible, li:target) {
    scroll-margin-block: 1.75rem;
  }

  /* Classes of elements of which a page has dozens. A styled component would write two names of
     about ten characters for each. */
  .icon {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
  }
  /* The skip link shows while it has the focus. */
  .visually-hidden:not(:focus) {
    ${visuallyHidden}
  }
  /* Texts with dots between them: "internship · Calamba". Each has its dot in the gap before it. At
     the start of a line, the gap is outside of the row and cut, except 6px for parts of letters. */
  .dotted {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    column-gap: ${DOT_ROOM};
    padding-top: 0.3rem;
    clip-path: inset(-0.375rem);
    ${muted}
    /* A long period breaks only after its dash: "2013年10月 –" and "2019年12月". */
    word-break: keep-all;
    :is(li, span) {
      position: relative;
      margin-inline-start: -${DOT_ROOM};
      padding-inline-start: ${DOT_ROOM};
    }
    /* The dot is placed outside of the text, because a Latin text on an Arabic page has its own
       direction. */
    :is(li, span)::before {
      content: '·';
      /* Nothing for screen readers. */
      content: '·' / '';
      position: absolute;
      inset-inline-start: 0;
      width: ${DOT_ROOM};
      text-align: center;
    }
  }
  .points {
    display: grid;
    gap: 0.4em;
    padding-inline-start: 1.15em;
    list-style: disc;
    details > & {
      margin-top: 0.4em;
    }
  }

  /* The CV is the document for paper. Who prints the page gets its texts, whole, on white. */
  ${media.print} {
    :root {
      --gap: 0.75rem;
      --gap-lg: 1.25rem;
      --gutter: 0px;
      --header-height: 0px;
      --measure: none;
      --text-2xl: 2.25rem;
      font-size: 70%;
    }
    body {
      background: none;
    }
    section {
      padding-block: 0 1rem !important;
    }
    /* On the screen, lists have room for the coast. */
    :root ol {
      margin-top: 0;
    }
    :root li {
      min-height: 0;
    }
    :root ol > li {
      padding-block: 0.5rem;
    }
    /* Controls, pictures, drawings, and lines that are only seen, which are hidden and empty. */
    header, footer, form, button, summary, a[download], picture, svg, [role='meter'],
    [data-drawing], [data-plate], [aria-hidden='true']:empty {
      display: none !important;
    }
    /* What closed <details> contain, where browsers know the selector: Chrome 131, Firefox 143. */
    ::details-content {
      display: block;
      content-visibility: visible;
    }
    h1, h2, h3, h4, :has(> h2) {
      break-after: avoid;
    }
    p, li {
      break-inside: avoid;
    }
    /* A project may have many points. Whole, it would leave much of a sheet empty. */
    ul > li:has(li) {
      break-inside: auto;
    }
    /* Chrome prints the next text over a grid that ends on another sheet. */
    .points {
      display: block;
    }
  }
`;
