import { execFileSync } from 'node:child_process';
import { existsOnPath } from '../owner/support/programs';

/** The options of pdftotext for the orders in which it reads: as it thinks best, file, position. */
export const modesOfPdftotext: [option?: string][] = [[], ['-raw'], ['-layout']];

/** Reads the lines of a PDF with pdftotext; undefined if it is not installed. */
export const readByPdftotext = existsOnPath('pdftotext')
  ? (pdf: Uint8Array, ...mode: [option?: string]): string[] => {
      const args = [...mode.map(String), '-', '-'];
      return execFileSync('pdftotext', args, { input: pdf, encoding: 'utf8' }).split(/[\n\f]/);
    }
  : undefined;

/**
 * A text without the characters that programs add, lose or replace: spaces, line breaks, invisible
 * characters, bullets, and hyphens, which they take for hyphenation at the end of a line.
 */
export const squeezed = (text: string): string =>
  text.normalize('NFC').replace(/[\s\p{Cf}\p{Variation_Selector}•-]/gu, '');
