/**
 * `print.css`: the page prints as a plain CV. A file of its own, which browsers load after the page,
 * because screens do not need it (it would add 1,000 bytes to the first answer). The selectors start
 * with ids, so they win over the classes of styled parts, which have no rules for paper.
 */
export const printStyles = (paperSize: 'a4' | 'letter'): string => `
  @page { size: ${paperSize}; margin: 9mm 16mm; }
  /* Texts take the width of the sheet. */
  html:root {
    --text-xs: 8pt;
    --text-sm: 9pt;
    --text-md: 10pt;
    --text-lg: 10.5pt;
    --text-xl: 12pt;
    --text-2xl: 15pt;
    --text-3xl: 26pt;
    --measure: none;
    --gutter: 0px;
  }
  html body { background: none; line-height: 1.35; }
  body > :not(main), [data-print='hide'], picture, svg, summary, button {
    display: none !important;
  }
  /* Not hidden by display, after which browsers would repeat the animation of its lines. */
  #home [data-print='invisible'] { position: absolute; height: 0; visibility: hidden; }
  #home [data-print='invisible'] svg { display: block !important; }
  /* Nothing can be opened on paper. */
  ::details-content { display: block; content-visibility: visible; }
  /* The address of a link stands behind it, since paper cannot be clicked. */
  a[href^='http']::after, a[data-print='address']::after {
    content: ' (' attr(href) ')';
    font-size: 0.85em;
    font-weight: 400;
  }
  li { break-inside: avoid; }

  #main > section:not(#home) {
    margin: 0;
    padding-block: 3mm;
    border-top: 1px solid var(--line);
    background: none;
  }
  #main h2, #main [data-print='subtitle'] { break-after: avoid; }
  #main h2 { margin-bottom: 2mm; }
  #main [data-print='subtitle'] { margin-block: 3mm 1mm; }
  #main dl, #main dl > div { padding: 0; border: 0; }
  /* Sections that the visitor has not scrolled to yet. */
  #main [data-reveal] { opacity: 1; transform: none; }
  /* Points and tags of an entry; tags are a list with commas. */
  #main li ul { gap: 0; margin-top: 0.5mm; }
  #main li ul[aria-label] > li::before { content: none; }
  #main li ul[aria-label] > li:not(:last-child)::after { content: ',\\00a0'; }
  #main li ul[aria-label] a {
    display: inline;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: none;
  }

  #home { padding: 0 0 4mm; }
  #home div { min-height: 0; }
  /* The name alone: the typed text may be half a phrase at that moment. */
  #home h1 { position: static; white-space: normal; }
  #home [data-print='name'] { visibility: visible; }
  /* Without backgrounds, availability's dot would be a gap. */
  #home p::before { content: none; }

  #about div, #contact div, #about li { display: block; }
  #about div { margin: 0; }
  #about p + p, #about dl { margin-top: 1.5mm; }
  #about dl > div { display: grid; grid-template-columns: 28mm 1fr; }
  #about ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); }
  #about li, #experience [data-print='list'] > li { padding: 0.5mm 0; border: 0; }

  #experience ol { gap: 3mm; }
  #experience ol > li { grid-template-columns: 38mm 1fr; }
  #experience div > p { margin-top: 1mm; }
  #experience [data-print='list'] { display: block; }

  #skills div { min-height: 0; margin: 0; gap: 1mm; }
  #skills ul {
    grid-template-columns: repeat(2, 1fr);
    gap: 1mm 8mm;
    break-before: avoid;
    break-inside: avoid;
  }
  #skills li { padding: 0; border: 0; }
  #skills p { display: none; }
  #skills span, #projects strong {
    margin: 0;
    font-size: var(--text-md);
    font-weight: 600;
    letter-spacing: 0;
  }

  #projects [data-print='cards'], #projects li[id], #projects li[id] > div {
    display: block;
    margin-top: 0;
  }
  #projects li[id] { padding-bottom: 2mm; }
  #projects p { margin-top: 0.5mm; }
  #projects details { margin-top: 0; }
  #projects a { display: inline; padding: 0; border: 0; }
  #projects ul:not([aria-label]) { gap: 0 4mm; margin-top: 0; padding-top: 0.5mm; }

  #contact dl, #contact dl > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 0.6em;
  }
  #contact dl { column-gap: 10mm; }
  #contact dd { padding: 0; }
  #contact ul { gap: 0 6mm; }
  #contact li a { display: inline; }
`;
