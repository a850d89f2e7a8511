import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Reads a PDF as a parser of CVs does; line breaks become spaces. */
export async function readPdf(bytes: Uint8Array) {
  // A message hands over a Buffer, which PDF.js refuses.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info, metadata } = await pdf.getMetadata();
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(await pdf.getPage(number)));
  }
  const marks = await pdf.getMarkInfo();
  const attachments: Record<string, { content: Uint8Array }> = (await pdf.getAttachments()) ?? {};
  await pdf.destroy();
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    info: info as Record<string, unknown>,
    xmpTitle: metadata?.get('dc:title') ?? null,
    isTagged: marks?.Marked === true,
    /** True if every text belongs to the structure or is marked as an artifact. */
    isAllTagged: pages.every((page) => page.isAllTagged),
    /** True if no text runs over an edge of its page. */
    isWithinPage: pages.every((page) => page.isWithinPage),
    text: texts.join(' '),
    /** The attached files as text, by their names. */
    attachments: Object.fromEntries(
      Object.entries(attachments).map(([name, { content }]) => [
        name,
        new TextDecoder().decode(content),
      ]),
    ),
    pages: texts,
    /** Width and height of the first page in points. */
    size: pages[0]?.size,
    links: pages.flatMap(({ links }) => links),
    /** The lines in the order of the tags, in which screen readers read them. */
    tagLines: pages.flatMap(({ tagLines }) => tagLines),
    /** Roles of all structure elements in reading order: Document, H1, P … */
    roles: pages.flatMap(({ structure }) => rolesIn(structure)),
  };
}

function rolesIn(node: object): string[] {
  const { role, children = [] } = node as { role?: string; children?: object[] };
  return [role ?? [], ...children.map(rolesIn)].flat();
}

async function readPage(page: Page) {
  const { OPS } = await getResolvedPDFJS();
  const content = await page.getTextContent();
  const items = content.items.filter((item) => 'str' in item);
  const { width, height } = page.getViewport({ scale: 1 });
  const isWithinPage = items.every(({ str, transform, width: length }) => {
    const [, , , , left, bottom] = transform;
    const isInside = left >= 0 && left + length <= width && bottom >= 0 && bottom <= height;
    return isInside || str.trim() === '';
  });
  const annotations = await page.getAnnotations();
  // Every drawn text must be marked content: a part of the structure, or an artifact.
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
  const structure = (await page.getStructTree()) as Tag | null;
  return {
    size: [width, height].map(Math.round),
    text: items.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }): string[] => url ?? []),
    structure: structure ?? {},
    tagLines: linesInTag(structure ?? {}, await textsById(page)),
    isAllTagged,
    isWithinPage,
  };
}

/** The texts of a page by the ids of their marks, to which the tags refer. */
async function textsById(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    const id = open.at(-1) ?? '';
    if ('str' in item) texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    else if (item.type === 'endMarkedContent') open.pop();
    else open.push(item.id ?? id);
  }
  return texts;
}

interface Tag {
  role?: string;
  id?: string;
  children?: Tag[];
}

/** The lines of a tag and the tags in it. */
function linesInTag(tag: Tag, texts: ReadonlyMap<string, string>): string[] {
  const lines: string[] = [];
  let current = '';
  for (const child of tag.children ?? []) {
    const isInline = child.role === undefined || /^(Link|Span)$/.test(child.role);
    const inside = child.role ? linesInTag(child, texts) : [texts.get(child.id ?? '') ?? ''];
    if (isInline) current += inside.join(' ');
    else {
      lines.push(current, ...inside);
      current = '';
    }
  }
  return [...lines, current].filter(Boolean);
}
