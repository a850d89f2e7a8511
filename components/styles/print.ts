/**
 * The page on paper: a plain document. It has hardly any styles of the screen, so that their
 * changes cannot break it. Parts that are not for paper are hidden. Browsers load this file,
 * `print.css`, after all others.
 */
export const printCss = `
@page {
  margin: 12mm 16mm;
}
body {
  background: none;
  font-size: 9.5pt;
  line-height: 1.3;
}
/* Back to the browser's own styles. */
#main *, #main ::before, #main ::after {
  all: revert;
}
/* Of the headline, the name is for paper. Links with a class are buttons, and those that Tab skips
   cover a picture. */
body > :not(main), main :is(button, form, img, summary, [hidden], svg, a[class], a[tabindex]),
.visually-hidden, #contact dt, #home :is([role='list'], div[aria-hidden], p:first-child, h1 span > span + span) {
  display: none !important;
}
/* Chrome before 131 and Firefox before 143 leave out what closed <details> contain. */
#main ::details-content {
  display: block;
  content-visibility: visible;
}
#main :is(h1, h2, h3, h4) {
  margin: 0.7em 0 0.15em;
  break-after: avoid;
}
#main :is(p, dl, li, [role='list']:not(.dotted)) {
  margin-block: 0 0.4em;
}
#main :is(p, li) {
  break-inside: avoid;
}
#experience [role='list']:not(.dotted, .points) > li {
  margin-top: 0.8em;
}
#main [role='list']:not(.points) {
  padding: 0;
  list-style: none;
}
#main .points {
  list-style: disc;
}
#main ::marker {
  color: inherit;
}
#skills [role='list'] {
  columns: 2;
}
/* The title stays with the skills, also across the parts of the coast. */
#skills div > div {
  break-before: avoid;
}
/* In one line: a fact or a service and its text, a role and its company, and all of a skill. */
#main :is(dt, dd), #about li :is(h4, p), #skills li :is(h3, h4, div, p),
#experience li :is(h3, h4, h3 + div:not(.dotted), h4 + div:not(.dotted)) {
  display: inline;
  margin-inline: 0 0.6em;
}
/* Links in a row, each with its address in the same line: all lists in an entry, except those of
   highlights and of tags. */
#projects li [role='list']:not(.points, .dotted) > li, #contact [role='list'] > li {
  display: inline-block;
  margin: 0;
  margin-inline-end: 0.6em;
}
#main .dotted > * {
  display: inline;
}
#main .dotted > * + ::before {
  content: ' · ';
}
#main a {
  color: inherit;
  text-decoration: none;
}
#main a[href^='http']::after {
  content: ' (' attr(href) ')';
}
`;
