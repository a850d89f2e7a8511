import { stripVTControlCharacters } from 'node:util';

// All of Unicode's control characters but newline and tab, and the marks that turn text around.
const CONTROLS = /[^\P{Cc}\n\t]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * A stranger's text as it may stand on a terminal: without escape sequences, control characters
 * and direction overrides. Line ends of every kind become newlines.
 */
export function harmless(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n');
  return stripVTControlCharacters(lines).replace(CONTROLS, '');
}

/** The same on one line, and never longer than `most` characters. */
export function harmlessLine(text: string, most = Number.POSITIVE_INFINITY): string {
  // Cut first: nobody should wait for the cleaning of megabytes.
  const short = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return harmless(short).replace(/\s+/g, ' ').trim();
}
