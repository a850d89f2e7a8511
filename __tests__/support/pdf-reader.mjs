// Says what a reader of CVs finds in a PDF. A program of its own, because Jest cannot load the
// library, which is an ES module.
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

process.on('message', async ({ id, question }) => {
  try {
    process.send({ id, answer: await read(Buffer.from(question, 'base64')) });
  } catch (error) {
    process.send({ id, error: String(error) });
  }
});

async function read(bytes) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info, metadata } = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(await pdf.getPage(number)));
  }
  const marks = await pdf.getMarkInfo();
  const preferences = await pdf.getViewerPreferences();
  await pdf.destroy();
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    info,
    xmpTitle: metadata?.get('dc:title') ?? null,
    uaPart: metadata?.get('pdfuaid:part') ?? null,
    isTagged: marks?.Marked === true,
    isAllTagged: pages.every((page) => page.isAllTagged),
    isWithinPage: pages.every((page) => page.isWithinPage),
    showsTitle: preferences?.DisplayDocTitle === true,
    text: texts.join(' '),
    pages: texts,
    links: pages.flatMap(({ links }) => links),
    roles: pages.flatMap(({ structure }) => (structure === null ? [] : rolesIn(structure))),
  };
}

const rolesIn = ({ role, children = [] }) => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

async function readPage(page) {
  const { OPS } = await getResolvedPDFJS();
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
  return {
    text: items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }) => (url === undefined ? [] : [url])),
    structure: await page.getStructTree(),
    isAllTagged,
    isWithinPage,
  };
}
