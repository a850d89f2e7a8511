import { displayTracking, displayWeight } from '../design/typeface';
import type { Profile } from '../profile/profile';

/**
 * Projects of which all parts are printed on one line: rows of an index (`ProjectRow.tsx`), which
 * have a `.head`, and projects without a picture.
 */
const projectLine = '#main :is(.project:has(> .head), .project:not(:has(picture)))';

/** Rows of short texts, with dots between the texts. */
const dottedRows = '#main :is(.dotted, .links, #contact dl, #contact ul)';

/** The depth lines along the lower shore of the hero (`Shore.tsx`). */
const heroShore = `#home [data-edge='foot'][data-depths]`;

/** The distance of texts from the left and right edges of the paper. The shore reaches them. */
const sideMargin = '16mm';

/**
 * The head of the print looks like the head of the CV: the name, the role, a bar, the contacts, and
 * the shore. The shore rises beside the contacts, so their lines are short.
 */
const headRules = `
  #home { display: flex; flex-direction: column; }
  #home > :not([data-print]), #home .text { display: contents; }
  #home .role { max-width: 60%; }
  #home .role .dotted > :first-child { color: var(--link); font-size: 13pt; font-weight: 600; }
  #home [data-print='contact'] { max-width: 50%; }
  #home [data-print='contact']::before {
    content: '';
    display: block;
    width: 10mm;
    margin-block: 1.2mm 1.6mm;
    border: 0.6mm solid var(--action);
    border-radius: 1mm;
  }
  #home [data-print='contact'] .dotted { font-weight: 500; }
  #home [data-print='invisible'] {
    position: relative;
    inset: 0;
    overflow: clip;
    order: 1;
    width: auto;
    height: 26mm;
    margin: -9.4mm -${sideMargin} -6mm;
  }
  #home .intro, #home .next-steps { order: 2; }
  /* Mirrored and without its ends, so that it is low at the start and high at the end. */
  ${heroShore} {
    visibility: visible;
    inset: 0;
    inset-inline-start: -30%;
    width: 167%;
    max-width: none;
    height: 100%;
    scale: -1 1;
    /* It may be printed before it has appeared on the screen. */
    opacity: 1 !important;
    -webkit-mask: none;
  }
  ${heroShore} :first-child { stroke-width: 1.5px; opacity: 1; }
  ${heroShore} :last-child { display: none; }
`;

/**
 * The rules of `print.css`, which print the page as a plain CV. They are in a file that browsers
 * load after the page, because screens do not need them.
 *
 * First, all styles of the screen are removed from the content, so that a change of the screen's
 * layout cannot change the print. Then the elements get the styles of a document. They are found
 * by `data-print`, and by ids and classes of the components: whoever renames one there renames it
 * here. The pictures of the print notice it.
 */
export const printStyles = (paperSize: Profile['paperSize']): string => `
  @page { size: ${paperSize}; margin: 9mm 0; }
  #main { padding-inline: ${sideMargin}; }
  html body { background: none; font-size: 10pt; line-height: 1.33; }
  body > :not(main), [data-print='hide'], .visually-hidden, picture, svg, summary, button,
  h1 .phrases > :not([data-print='name']), .actions, .photo, .logo, .plate, .skill > p, [role='meter'], [data-area] { display: none !important; }

  #main :where(:not([data-print='invisible'], [data-print='invisible'] *)) { all: revert; }
  #main ::before, #main ::after { all: revert; }
  /* The picture of the hero. \`display: none\` would restart its animation after printing. */
  #main [data-print='invisible'] { position: absolute; height: 0; visibility: hidden; }
  #main [data-print='invisible'] svg { display: block !important; }
  /* Sections that have not appeared yet have style attributes. */
  #main [data-reveal] { opacity: 1 !important; transform: none !important; }
  /* Paper shows the content of all <details>, because nobody can open them. Chrome before 131 and
     Firefox before 143 do not know this part of an element. */
  #main ::details-content { display: block; height: auto; content-visibility: visible; opacity: 1; }

  #main > section { padding-block: 2.4mm; }
  #main > section + section { border-top: 1px solid var(--line); }
  #main h1, #main h2 { font-weight: ${displayWeight}; letter-spacing: ${displayTracking}em; }
  #main h1 { margin: 0; font-size: 32pt; line-height: 1; }
  #main h2 { margin: 0 0 1.6mm; color: var(--link); font-size: 15pt; line-height: 1.1; break-after: avoid; }
  #main h3 { margin: 0; font-size: 11pt; break-after: avoid; }
  #main h3[data-print='subtitle'] { margin-block: 2.6mm 1mm; font-size: 12pt; }
  /* Firefox does not know \`break-after: avoid\`. There a heading contains room for the lines below
     it, so that it is on one sheet with them. */
  #main :is(h2, [data-print='subtitle']) { break-inside: avoid; }
  #main :is(h2, [data-print='subtitle'])::after {
    content: '';
    display: block;
    height: 24mm;
    margin-bottom: -24mm;
  }
  #main h4 { margin: 0; font-size: 10pt; }
  /* An organization has the size of the title beside it. */
  #main ol b { font-size: 11pt; }
  #main .minor b { font-size: 10pt; }
  #main :is(p, strong) { display: block; margin: 0.8mm 0 0; }
  #main :is(ul, ol, dl, dd) { margin: 0; padding: 0; list-style: none; }
  #main li { break-inside: avoid; }
  #main .intro { margin-top: 3mm; font-size: 11pt; }
  #main dl { margin-top: 1.5mm; }
  /* Names and values, each in a column. */
  #about dl { display: grid; grid-template-columns: fit-content(60mm) 1fr; column-gap: 0.6em; }
  #about dl > div { display: contents; }
  #main dt { min-width: 27mm; }
  #main dd { font-weight: 600; }
  #main a { color: inherit; text-decoration: none; }
  /* The address follows a link, because paper cannot be clicked, unless it is the link's text. */
  #main :not(.address) > a[href^='http']::after, #main :is(p, li, strong) > a[href^='mailto:']::after {
    content: ' (' attr(href) ')';
    font-size: 0.85em;
    font-weight: 400;
  }

  ${headRules}
  /* The e-mail address, or else the first profile, and the phone number. Screens hide this text,
     because visitors have the links of Contact. */
  #main [data-print='contact'] { display: block; }
  ${dottedRows} { margin-top: 0.6mm; font-size: 9pt; }
  ${dottedRows} > * { display: inline; }
  ${dottedRows} > * > * { display: inline; }
  ${dottedRows} dt::after { content: ' '; }
  ${dottedRows} > :not(:first-child)::before { content: '\\00a0· '; }
  #main .points { padding-inline-start: 4mm; list-style: disc; }
  #main [data-print='columns'] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0.6mm 8mm;
    break-before: avoid;
    break-inside: avoid;
  }
  /* A name at the start of the line, and its value at the end. */
  #main .skill { display: flex; justify-content: space-between; }
  #main .skill > * { font-size: 10pt; }
  #main .project { margin-bottom: 2.8mm; }
  /* All points of a project are above its tags and links. */
  #main .project > div { display: flex; flex-direction: column; }
  #main .project > div > ul { order: 1; }
  /* All parts are on one line, with spaces between them. A long title, and a result (<strong>), are
     on lines of their own. */
  ${projectLine} { margin-bottom: 1.8mm; }
  ${projectLine} > *, ${projectLine} > div > :not(details, strong) { display: inline; }
  ${projectLine} > div > :is(h3, h4) { display: inline-block; }
  ${projectLine} :is(.dotted, .links, p) { unicode-bidi: isolate; }
  ${projectLine} :is(.dotted, .links, :not(strong) + p, p:first-child)::before { content: '\\2003'; }
  /* Entries of Experience: the period in the first column, the texts in the second. */
  #main ol > li { display: grid; grid-template-columns: 40mm 1fr; }
  #main ol > li > p { word-break: keep-all; }
  #main ol > li > * { grid-row: 1; }
  #main ol > li > :last-child { grid-column: 2; }
  #main ol > li + li { margin-top: 2.6mm; }
  /* A single line of addresses on the last sheet would look like a mistake. */
  #contact { break-inside: avoid; }
`;
