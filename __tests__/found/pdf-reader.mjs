// Reads a PDF from the standard input and says on the standard output what a reader finds in it.
// A program of its own, because Jest cannot load the library, which is an ES module.
import { getDocumentProxy } from 'unpdf';

const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const pdf = await getDocumentProxy(new Uint8Array(Buffer.concat(chunks)), { verbosity: 0 });
const { info, metadata } = await pdf.getMetadata();
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const annotations = await page.getAnnotations();
  pages.push({
    text: items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
    structure: await page.getStructTree(),
  });
}
const marks = await pdf.getMarkInfo();
const xmpTitle = metadata?.get('dc:title') ?? null;
console.log(JSON.stringify({ info, xmpTitle, isTagged: marks?.Marked === true, pages }));
