import { helperProcess } from './helper-process';

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

const ask = helperProcess<string, ReadPdf>('pdf-reader.mjs');

/** Reads a PDF as a parser of CVs would; line breaks become spaces. */
export const readPdf = (bytes: Uint8Array): Promise<ReadPdf> =>
  ask(Buffer.from(bytes).toString('base64'));
