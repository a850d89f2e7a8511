import { helperProcess } from './helper-process';

interface Structure {
  role?: string;
  children?: Structure[];
}

export interface ReadPdf {
  info: Record<string, unknown>;
  xmpTitle: string | null;
  /** The claim of PDF/UA: "1". */
  uaPart: string | null;
  isTagged: boolean;
  /** True if every text belongs to the structure or is marked as an ornament. */
  isAllTagged: boolean;
  /** True if no text runs over the edge of its page. */
  isWithinPage: boolean;
  /** True if viewers show the title instead of the file's name. */
  showsTitle: boolean;
  text: string;
  pages: string[];
  links: string[];
  /** Roles of all structure elements in reading order: Document, H1, P … */
  roles: string[];
}

const rolesIn = ({ role, children = [] }: Structure): string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(rolesIn),
];

type Answer = Omit<
  ReadPdf,
  'text' | 'pages' | 'links' | 'roles' | 'isAllTagged' | 'isWithinPage'
> & {
  pages: {
    text: string;
    links: string[];
    structure: Structure | null;
    isAllTagged: boolean;
    isWithinPage: boolean;
  }[];
};

const ask = helperProcess<string, Answer>('pdf-reader.mjs');

/** Reads a PDF as a parser of CVs would; line breaks become spaces. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { pages, ...rest } = await ask(Buffer.from(bytes).toString('base64'));
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    ...rest,
    text: texts.join(' '),
    isAllTagged: pages.every((page) => page.isAllTagged),
    isWithinPage: pages.every((page) => page.isWithinPage),
    pages: texts,
    links: pages.flatMap(({ links }) => links),
    roles: pages.flatMap(({ structure }) => (structure === null ? [] : rolesIn(structure))),
  };
}
