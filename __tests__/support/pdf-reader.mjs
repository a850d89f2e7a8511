// Reads a PDF from the standard input and says on the standard output what a reader finds in it.
// A program of its own, because Jest cannot load the library, which is an ES module.
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)), { verbosity: 0 });
const { info, metadata } = await pdf.getMetadata();
const { OPS } = await getResolvedPDFJS();
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const { width } = page.getViewport({ scale: 1 });
  const isWithinPage = items.every(
    (item) => item.transform[4] >= 0 && item.transform[4] + item.width <= width,
  );
  const annotations = await page.getAnnotations();
  // What is drawn must stand within marked content: a part of the structure, or an ornament.
  let depth = 0;
  let isAllTagged = true;
  const { fnArray } = await page.getOperatorList();
  for (const operation of fnArray) {
    const isBegin =
      operation === OPS.beginMarkedContent || operation === OPS.beginMarkedContentProps;
    if (isBegin) depth += 1;
    else if (operation === OPS.endMarkedContent) depth -= 1;
    else if (operation === OPS.showText && depth === 0) isAllTagged = false;
  }
  pages.push({
    text: items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
    structure: await page.getStructTree(),
    isAllTagged,
    isWithinPage,
  });
}
const marks = await pdf.getMarkInfo();
const preferences = await pdf.getViewerPreferences();
console.log(
  JSON.stringify({
    info,
    xmpTitle: metadata?.get('dc:title') ?? null,
    uaPart: metadata?.get('pdfuaid:part') ?? null,
    isTagged: marks?.Marked === true,
    showsTitle: preferences?.DisplayDocTitle === true,
    pages,
  }),
);
