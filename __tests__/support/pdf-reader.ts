import { getDocumentProxy } from 'unpdf';

/** In points. The footers of a CV with several pages are within this height. */
const FOOTER_HEIGHT = 34;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** Reads a PDF as a parser of CVs does; line breaks become spaces. */
export async function readPdf(bytes: Uint8Array) {
  // PDF.js refuses a Buffer.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const pages: Awaited<ReturnType<typeof readPage>>[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    pages.push(await readPage(await pdf.getPage(number)));
  }
  await pdf.destroy();
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    info: info as Record<string, unknown>,
    /** True if no text runs over an edge of its page. */
    isWithinPage: pages.every((page) => page.isWithinPage),
    text: texts.join(' '),
    pages: texts,
    /** Width and height of the first page in points. */
    size: pages[0]?.size,
    /** The room below the lowest text of each page but its footer, as a share of the page. */
    roomBelow: pages.map(({ roomBelow }) => roomBelow),
    /** The sizes of all letters in points. */
    letterSizes: pages.flatMap(({ letterSizes }) => letterSizes),
    links: pages.flatMap(({ links }) => links),
    /** The texts as open-resume's parser joins them, each with what stands beside it. */
    parsed: pages.map(({ parsed }) => parsed).join('\n'),
    /** The texts that belong to the structure, which screen readers read. */
    tagged: pages.map(({ tagged }) => tagged).join('\n'),
    /** Roles of all structure elements in reading order: Document, H1, P … */
    roles: pages.flatMap(({ structure }) => rolesIn(structure)),
  };
}

function rolesIn(node: object): string[] {
  const { role, children = [] } = node as { role?: string; children?: object[] };
  return [role ?? [], ...children.map(rolesIn)].flat();
}

async function readPage(page: Page) {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const texts = items.filter((item) => 'str' in item);
  const { width, height } = page.getViewport({ scale: 1 });
  const isWithinPage = texts.every(({ str, transform, width: length }) => {
    const [, , , , left, bottom] = transform;
    const isInside = left >= 0 && left + length <= width && bottom >= 0 && bottom <= height;
    return isInside || str.trim() === '';
  });
  const bottoms = texts.filter(({ str }) => str.trim() !== '').map(({ transform }) => transform[5]);
  const lowest = Math.min(...bottoms.filter((bottom) => bottom > FOOTER_HEIGHT));
  const annotations = await page.getAnnotations();
  return {
    size: [width, height].map(Math.round),
    text: texts.map((item) => item.str + (item.hasEOL ? '\n' : '')).join(''),
    links: annotations.flatMap(({ url }): string[] => url ?? []),
    structure: (await page.getStructTree()) ?? {},
    tagged: taggedText(items),
    parsed: parsedText(texts),
    isWithinPage,
    roomBelow: lowest / height,
    letterSizes: texts.map(({ transform }) => Math.hypot(transform[2], transform[3])),
  };
}

type Items = Awaited<ReturnType<Page['getTextContent']>>['items'];

/**
 * The text of a page as open-resume reads it (github.com/xitanggg/open-resume): it drops blank
 * pieces, joins those nearer than a letter is wide, and puts a blank only beside some signs.
 */
function parsedText(pieces: readonly Extract<Items[number], { str: string }>[]): string {
  const shown = pieces.filter(({ str, hasEOL }) => hasEOL || str.trim() !== '');
  const length = shown.map(({ str }) => str).join('').length;
  const letterWidth = shown.reduce((sum, { width }) => sum + width, 0) / length;
  let text = '';
  let end = 0;
  for (const { str, hasEOL, transform, width } of shown) {
    const left = transform[4];
    if (left - end > letterWidth) text += '\t';
    else if (/[:,|.•]$/.test(text) || /^[|•]/.test(str)) text += ' ';
    text += hasEOL ? `${str}\n` : str;
    end = hasEOL ? left : left + width;
  }
  return text;
}

/** The texts of a page within marks with an id, which belong to the structure. */
function taggedText(items: Items): string {
  const marks: string[] = [];
  let text = '';
  for (const item of items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') marks.pop();
      else marks.push(item.id ?? '');
    } else if (marks.some(Boolean)) {
      text += item.str + (item.hasEOL ? '\n' : '');
    }
  }
  return text;
}
