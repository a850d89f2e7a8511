import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

interface Structure {
  role?: string;
  children?: Structure[];
}

export interface ReadPdf {
  info: Record<string, unknown>;
  xmpTitle: string | null;
  isTagged: boolean;
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

/** Reads a PDF as a parser of CVs would; line breaks become spaces. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const program = path.resolve('__tests__/found/pdf-reader.mjs');
  const output = execFileSync(process.execPath, [program], { input: bytes, encoding: 'utf8' });
  const { pages, ...rest } = JSON.parse(output) as Omit<
    ReadPdf,
    'text' | 'pages' | 'links' | 'roles'
  > & {
    pages: { text: string; links: string[]; structure: Structure | null }[];
  };
  const texts = pages.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  return {
    ...rest,
    text: texts.join(' '),
    pages: texts,
    links: pages.flatMap(({ links }) => links),
    roles: pages.flatMap(({ structure }) => (structure === null ? [] : rolesIn(structure))),
  };
}

/** What stands in the compressed streams of a PDF made by pdfkit, as bytes in Latin-1. */
export function streamsOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes);
  const marks = [...file.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return marks
    .map(([, body = '']) => {
      try {
        return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
      } catch {
        return ''; // Not compressed: metadata.
      }
    })
    .join('\n');
}
